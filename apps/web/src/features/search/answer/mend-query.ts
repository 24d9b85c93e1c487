import type { QueryMistake } from '@wallabee/contract/search/query-answer';
import { mendQuery } from '@wallabee/game/query/mistakes';

/** A query that is too broad is not wrong, so what is expected is added to it, without the value that only the player knows. */
export function mendedBy(q: string, mistake: QueryMistake, choice?: string): string {
  if (mistake.code === 'too_broad' && choice !== undefined) return `${q} ${choice.replace('…', '')}`;
  return mendQuery(q, mistake, choice).replace(/\s+/g, ' ').trim();
}
