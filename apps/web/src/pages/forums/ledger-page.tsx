import { readLedger } from '@wallabee/contract/forums/ledger';
import { FORUMS } from '../../features/forums/forum-links.ts';
import { ledgerStrings } from '../../features/forums/ledger/ledger.strings.ts';
import { LedgerView } from '../../features/forums/ledger/ledger-view.tsx';
import { load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/ledger-page.ts';

export async function loader({ context }: Route.LoaderArgs) {
  return load(context, readLedger);
}

export default function LedgerPage({ loaderData: ledger }: Route.ComponentProps) {
  return (
    <PageLayout>
      <PageMeta title={ledgerStrings.pageTitle} description={ledgerStrings.description} />
      <PageHeader
        heading={ledgerStrings.heading}
        lead={ledgerStrings.lead}
        back={{ href: FORUMS, label: ledgerStrings.forums }}
      />
      <LedgerView ledger={ledger} />
    </PageLayout>
  );
}
