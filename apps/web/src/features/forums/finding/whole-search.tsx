import { ButtonLink } from '../../../ui/controls/button.tsx';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { findingStrings as strings } from './finding.strings.ts';
import { hasWords } from './search-address.ts';

/** The way back from the posts to everything that the site can find. */
export function WholeSearch({ q }: { q: string }) {
  return (
    <ButtonLink look="line" isSmall to={wholeSearchHref(q)}>
      {strings.wholeSearch}
    </ButtonLink>
  );
}

function wholeSearchHref(q: string): SiteAddress {
  return hasWords(q) ? `/tools/search?${new URLSearchParams({ q })}` : '/tools/search';
}
