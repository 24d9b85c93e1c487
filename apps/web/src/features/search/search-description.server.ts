import { CRUMBS } from '../../platform/head/crumbs.server.ts';
import type { PageDescription } from '../../platform/head/page-description.ts';

export function describeResults(): PageDescription {
  return { above: [CRUMBS.search] };
}
