import type { FoundItems } from '@wallabee/contract/items/search';
import type { SearchAnswer } from '@wallabee/contract/search/search';
import { SEARCH_KINDS } from '@wallabee/contract/search/search-kinds';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { resultStrings, emptyStrings as strings } from '../results.strings.ts';
import { searchStrings } from '../search.strings.ts';
import { kindHref, type SearchAddress, searchHref } from '../search-address.ts';
import { guideHref, itemHref } from '../search-links.ts';
import { shortCount } from './count-words.ts';
import { isUnsearched } from './written-mistakes.ts';

export interface EmptyResultsProps {
  address: SearchAddress;
  answer: SearchAnswer;
  /** Items with similar names, for a search by words. */
  near?: FoundItems['near'] | undefined;
}

/** Never a dead end: one term fewer, another kind, a similar name, or the guide. */
export function EmptyResults({ address, answer, near = [] }: EmptyResultsProps) {
  const isPageTooFar = (answer.paging.current_page ?? 1) > 1;
  if (isPageTooFar) return <NoSuchPage address={address} />;
  if (isUnsearched(answer.terms, answer.mistakes)) return <Unsearched />;
  const ways = [
    { text: searchStrings.perhaps, links: near.map(({ id, name }) => ({ to: itemHref(id), label: name })) },
    { text: strings.oneAway, links: withoutLinks(address, answer) },
    { text: strings.elsewhere, links: otherKinds(address, answer) },
  ];
  const way = ways.find(({ links }) => links.length > 0);
  return (
    <EmptyState
      heading={headingOf(address, answer)}
      text={way?.text ?? (answer.mistakes.length > 0 ? undefined : searchStrings.nothingFor(answer.q))}
      action={
        way ? (
          way.links.map(({ to, label }) => (
            <ButtonLink key={to} look="line" to={to}>
              {label}
            </ButtonLink>
          ))
        ) : (
          <ButtonLink to={guideHref}>{strings.guide}</ButtonLink>
        )
      }
    />
  );
}

function headingOf({ isWords }: SearchAddress, { of, terms }: SearchAnswer): string {
  if (of === 'items' && (isWords || terms.length < 2)) return searchStrings.nothing;
  return terms.length < 2 ? resultStrings.nothingFound(resultStrings.nouns[of].many) : strings.headings[of];
}

function withoutLinks(address: SearchAddress, { of, without }: SearchAnswer) {
  return without.flatMap(({ q, term, count }) =>
    count === null || count === 0
      ? []
      : {
          to: searchHref({ q, of, view: address.view }),
          label: `${strings.without(term)} ${shortCount(count)}`,
        },
  );
}

function otherKinds(address: SearchAddress, { of, counts }: SearchAnswer) {
  return SEARCH_KINDS.flatMap((kind) => {
    const count = counts[kind];
    if (kind === of || count === null || count === 0) return [];
    return {
      to: kindHref(address, kind),
      label: strings.kindAndCount(resultStrings.kinds[kind], shortCount(count)),
    };
  });
}

function Unsearched() {
  return (
    <EmptyState
      heading={strings.unsearched}
      text={strings.unsearchedText}
      action={
        <ButtonLink look="line" to={guideHref}>
          {strings.guide}
        </ButtonLink>
      }
    />
  );
}

function NoSuchPage({ address }: { address: SearchAddress }) {
  return (
    <EmptyState
      heading={resultStrings.noSuchPage}
      text={resultStrings.noSuchPageText}
      action={<ButtonLink to={searchHref({ ...address, page: 1 })}>{resultStrings.firstPage}</ButtonLink>}
    />
  );
}
