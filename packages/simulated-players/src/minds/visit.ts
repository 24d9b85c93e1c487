import { runErrands } from './errands.ts';
import { forageHere } from './foraging.ts';
import { lookAround } from './looking-around.ts';
import { makeRoom } from './making-room.ts';
import { browseMarket, sellSomething, withdrawSomething } from './market.ts';
import { mixSomething } from './mixing.ts';
import { pursue } from './pursuing.ts';
import { shop } from './shopping.ts';
import { sortPouch } from './sorting.ts';
import { tinker } from './tinkering.ts';
import { upgradeByTrade } from './trading.ts';
import { TRAITS } from './traits.ts';
import { tendTreasures } from './treasures.ts';
import type { Doing, View } from './view.ts';

/** Everything a player does on one visit to a place. */
export function* visit(view: View): Doing {
  const { chance } = view;
  const traits = TRAITS[view.character.kind];
  yield* runErrands(view);
  for (let left = chance.between(...traits.forages); left > 0; left -= 1) yield* forageHere(view);
  yield* lookAround(view);
  yield* sortPouch(view);
  if (chance.happens(traits.pursuing)) yield* pursue(view, traits.steps);
  yield* browseMarket(view, traits.looks);
  if (chance.happens(traits.trading)) yield* upgradeByTrade(view);
  if (chance.happens(traits.selling)) yield* sellSomething(view);
  if (chance.happens(traits.mixing)) yield* mixSomething(view);
  if (chance.happens(traits.shopping)) yield* shop(view);
  yield* tinker(view);
  yield* tendTreasures(view);
  if (chance.happens(0.05)) yield* withdrawSomething(view);
  yield* makeRoom(view);
}
