import type { TypeFacts } from '@wallabee/game/state/type-facts';
import { obtain } from './obtaining.ts';
import { sortPouch } from './sorting.ts';
import type { Doing, View } from './view.ts';

/** Everybody wants what was released lately. */
export function* getNewItems(view: View, types: readonly TypeFacts[]): Doing {
  for (const type of view.chance.sample(types, MOST_NEW)) yield* obtain(view, type);
  yield* sortPouch(view);
}

const MOST_NEW = 5;
