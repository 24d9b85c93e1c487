import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import { webPage } from '../../platform/head/json-ld.server.ts';
import type { Crumb, PageDescription } from '../../platform/head/page-description.ts';
import { organization } from '../../platform/head/things.server.ts';

const CALLS: Crumb = { name: 'Calls', path: '/developers/calls' };
const MODELS: Crumb = { name: 'Models', path: '/developers/models' };

export function describeCalls(): PageDescription {
  return describeReference();
}

export function describeCall(): PageDescription {
  return describeReference(CALLS);
}

export function describeChanges(): PageDescription {
  return { above: [CRUMBS.developers], feeds: ['api-changes'] };
}

export function describeModel(): PageDescription {
  return describeReference(MODELS);
}

function describeReference(...above: Crumb[]): PageDescription {
  return {
    above: [CRUMBS.developers, ...above],
    data: (page) => [{ ...webPage(page, 'APIReference'), publisher: organization(page.siteUrl) }],
  };
}
