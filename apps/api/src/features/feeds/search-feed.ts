import { type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { type SearchAnswer, search } from '@wallabee/contract/search/search';
import type { FoundNumber, FoundType, NumberStatus } from '@wallabee/contract/search/search-results';
import { kindOf } from '@wallabee/game/query/about-query';
import { parseQuery } from '@wallabee/game/query/parse-query';
import { z } from 'zod';
import type { Feed, FeedEntry } from '../../platform/feeds/feed.ts';
import { ProblemError } from '../../platform/problems.ts';
import type { FeedSources } from './feeds.ts';

/** What changes and has a date: items are released, numbers move. */
const SearchFeedQuery = z.object({
  q: search.query.shape.q.unwrap().min(1, 'must not be empty'),
  of: z.enum(['items', 'numbers'], { error: 'must be items or numbers' }).optional(),
});

const ORDERS = { items: 'newest', numbers: 'moved' } as const;

/** What a query finds, the newest first. Throws where the query is wrong, or is about the player who asks. */
export async function searchFeed(
  asked: unknown,
  { callApi, ...sources }: FeedSources & { callApi: CallApi },
): Promise<Feed> {
  const { data, error } = SearchFeedQuery.safeParse(asked);
  if (error) throw badInput(z.prettifyError(error));
  const of = data.of ?? kindOf(parseQuery(data.q).tree);
  const query = { q: data.q, of, order: ORDERS[of], page: 1 };
  const answer = await callApi(search, { query }).catch((failure: unknown) => {
    throw isApiFailure(failure) && failure.status === 400 ? badInput(failure.problem.error) : failure;
  });
  const [mistake] = answer.mistakes;
  if (mistake) throw badInput(mistake.message);
  return toFeed(answer, sources);
}

function badInput(error: string): ProblemError {
  return new ProblemError(400, { code: 'bad_input', error });
}

function toFeed({ q, of, words, results }: SearchAnswer, sources: FeedSources): Feed {
  const entries = results.flatMap((result) => {
    if (result.kind === 'items') return itemEntry(result, sources);
    return result.kind === 'numbers' ? numberEntry(result, sources) : [];
  });
  return {
    title: `${words} · WallaBee`,
    description:
      of === 'items' ? 'Every item that this search finds.' : 'Every number that this search finds.',
    pageUrl: `${sources.siteUrl}/tools/search?${new URLSearchParams({ q, of })}`,
    entries,
  };
}

function itemEntry(found: FoundType, { siteUrl, catalogue, now }: FeedSources): FeedEntry[] {
  const { item_type_id, name, set_name, released, url, image_url_200 } = found;
  if (released === null || released > now().toISOString()) return [];
  const text = catalogue.current().items.get(item_type_id)?.description ?? '';
  return [
    {
      url: `${siteUrl}${url}`,
      title: `${name} (${set_name})`,
      summary: text,
      text,
      image: image_url_200,
      published_at: released,
    },
  ];
}

/** A hidden item has no date. */
function numberEntry(found: FoundNumber, { siteUrl }: FeedSources): FeedEntry[] {
  const { name, number, set_name, url, image_url_200, moved_at } = found;
  if (moved_at === null) return [];
  const text = `${whereItIs(found)}. Of the set ${set_name}.`;
  return [
    {
      url: `${siteUrl}${url}`,
      title: `${name} #${formatNumber(number)}`,
      summary: text,
      text,
      image: image_url_200,
      published_at: moved_at,
    },
  ];
}

function whereItIs({ status, owner, place, price }: FoundNumber): string {
  if (price !== null) return `On the Market for ${formatNumber(price)} honeycombs`;
  if (place) return `At ${place.name}`;
  return owner ? `${STATUS_WORDS[status]} by ${owner.name}` : STATUS_WORDS[status];
}

const STATUS_WORDS: Record<NumberStatus, string> = {
  pouch: 'Carried',
  saved: 'Saved',
  lockbox: 'Locked',
  dropped: 'At a place',
  mixing_pool: 'In the mixing pool',
  unique_pool: 'In the pool of uniques',
  limbo: 'In limbo',
  recycle_center: 'In the Recycle Center',
  mixed: 'Used in a mix',
  destroyed: 'Opened',
  hidden: 'Hidden',
};
