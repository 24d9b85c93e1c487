import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';
import { organization } from '../../platform/head/things.server.ts';

export function describeCalls(): PageDescription {
  return {
    above: [CRUMBS.developers],
    data: (page) => [{ ...webPage(page, 'APIReference'), publisher: organization(page.siteUrl) }],
  };
}
