import type { SwapWant } from '@wallabee/contract/swaps/own-swaps';
import type { KnownPlayer } from '../market/known-player.ts';

export function wantsOf({ standing, queries }: Pick<KnownPlayer, 'standing' | 'queries'>): SwapWant[] {
  return [
    { kind: 'missing', on: standing.wants_missing, gives_better_class: standing.gives_better_class },
    { kind: 'lower', on: standing.wants_lower, better_class_only: standing.better_class_only },
    ...queries.map(({ name, query, is_on }) => ({ kind: 'query' as const, on: is_on, name, q: query })),
  ];
}

/** What a player wants, in words for others. */
export function wantWords(known: Pick<KnownPlayer, 'standing' | 'queries'>): string[] {
  return wantsOf(known).flatMap((want) => {
    if (!want.on) return [];
    if (want.kind === 'missing') return ['Every type that is missing'];
    if (want.kind === 'query') return [want.name];
    return [want.better_class_only ? 'Lower numbers of a better class' : 'Lower numbers'];
  });
}
