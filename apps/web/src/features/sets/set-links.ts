import type { SetSummary } from '@wallabee/contract/sets/set';
import { generationName } from '@wallabee/contract/sets/set-rules';
import type { SiteAddress } from '../../ui/controls/link.tsx';
import { setStrings } from './sets.strings.ts';

const setBrowserHref = '/tools/sets';

export function generationHref(genId: number): SiteAddress {
  return `/tools/sets/gen/${genId}`;
}

export function setHref({
  id,
  subset_id,
  hasSubs,
}: Pick<SetSummary, 'id' | 'subset_id' | 'hasSubs'>): SiteAddress {
  if (subset_id !== null) return subsetHref(id, subset_id);
  return hasSubs ? `/tools/sets/${id}/sub` : `/tools/sets/${id}`;
}

export function subsetHref(setId: number, subsetId: number): SiteAddress {
  return `/tools/sets/${setId}/sub/${subsetId}`;
}

export interface BackLinkTarget {
  href: SiteAddress;
  label: string;
}

export function backToGeneration(genId: number): BackLinkTarget {
  return backTo(generationHref(genId), generationName(genId));
}

export const backToSetBrowser = backTo(setBrowserHref, setStrings.browse);

export function backFromSet(set: Pick<SetSummary, 'id' | 'gen_id' | 'subset_id'>): BackLinkTarget {
  if (set.subset_id !== null) {
    return backTo(`/tools/sets/${set.id}/sub`, setStrings.themed[set.id]?.heading ?? setStrings.browse);
  }
  return backToGeneration(set.gen_id);
}

function backTo(href: SiteAddress, place: string): BackLinkTarget {
  return { href, label: setStrings.backTo(place) };
}
