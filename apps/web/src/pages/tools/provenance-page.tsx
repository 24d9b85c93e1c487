import { listProvenanceDays } from '@wallabee/contract/provenance/provenance-day';
import type { ComponentProps } from 'react';
import { provenanceStrings } from '../../features/provenance/provenance.strings.ts';
import { ProvenanceWords } from '../../features/provenance/provenance-words.tsx';
import { RootList } from '../../features/provenance/root-list.tsx';
import { load, unlessOffline } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { Pager } from '../../ui/controls/pager.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FailedNote } from '../../ui/feedback/network/failed-note.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Route } from './+types/provenance-page.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  return {
    days: await unlessOffline(
      load(context, listProvenanceDays, { query: { page: pageFrom(url.searchParams) } }),
    ),
  };
}

export default function ProvenancePage({ loaderData: { days } }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={provenanceStrings.pageTitle} description={provenanceStrings.description} />
      <PageHeader
        heading={provenanceStrings.heading}
        lead={provenanceStrings.lead}
        back={{ href: '/tools/sets', label: provenanceStrings.back }}
      />
      <Stack>
        <ProvenanceWords />
        <Panel heading={provenanceStrings.roots}>
          {days ? <Roots days={days.results} /> : <FailedNote text={provenanceStrings.failed} />}
        </Panel>
      </Stack>
      {days && (
        <Pager
          current={days.paging.current_page - 1}
          total={days.paging.total_pages}
          label={provenanceStrings.pages}
          href={(page) => (page === 0 ? '?' : `?page=${page + 1}`)}
        />
      )}
    </PageLayout>
  );
}

function Roots({ days }: ComponentProps<typeof RootList>) {
  return days.length === 0 ? (
    <EmptyState heading={provenanceStrings.none} text={provenanceStrings.noneText} />
  ) : (
    <RootList days={days} />
  );
}

/** Anything but a page is the first one. */
function pageFrom(search: URLSearchParams): string {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,4}$/.test(page) ? page : '1';
}
