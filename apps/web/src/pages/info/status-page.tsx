import { readStatus } from '@wallabee/contract/status/status';
import { data } from 'react-router';
import { statusStrings } from '../../features/status/status.strings.ts';
import { StatusView } from '../../features/status/status-view.tsx';
import { isOffline, load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/status-page.ts';

/** A failed call does not fail the page, which then says that the status is unknown. */
export async function loader({ context }: Route.LoaderArgs) {
  const status = await load(context, readStatus).catch((failure) => {
    if (isOffline(failure)) throw failure;
    return null;
  });
  return data({ status }, { status: status ? 200 : 503 });
}

export default function StatusPage({ loaderData: { status } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={statusStrings.title} description={statusStrings.lead} />
      <StatusView served={status} />
    </PageLayout>
  );
}
