import { gainAt, type MarketPlayer } from '../market/market-player.ts';
import { createBestEntries } from './best-entries.ts';
import { spread } from './gets.ts';
import { CLASSES, type SearchRun, type Take, type Widths } from './search-run.ts';

/** Who takes the player's offers, or the one that is named; by the class of the offer, the highest gain first. */
export function takesOf(run: SearchRun, player: MarketPlayer, offer?: number): Take[][] {
  const { own, others } = run.widths;
  if (own === others && offer === undefined) return othersTakes(run, player);
  const reader = { run, player, widths: own };
  return findTakes(reader, offer === undefined ? bestOffers(reader) : [offer]);
}

/** As `takesOf`, for a player in the middle of a ring. */
export function othersTakes(run: SearchRun, player: MarketPlayer): Take[][] {
  const known = run.takes.get(player.index);
  if (known) return known;
  const reader = { run, player, widths: run.widths.others };
  const takes = findTakes(reader, bestOffers(reader));
  run.takes.set(player.index, takes);
  return takes;
}

interface Reader {
  run: SearchRun;
  player: MarketPlayer;
  widths: Widths;
}

function findTakes(reader: Reader, slots: readonly number[]): Take[][] {
  const { offers } = reader.run.tables;
  const best = createBestEntries<Take>(
    reader.widths.offers * reader.widths.takers,
    (a, b) => b.gain - a.gain || offers.itemId(a.slot) - offers.itemId(b.slot) || a.taker.id - b.taker.id,
  );
  for (const slot of slots) {
    const of = offers.classOf(slot);
    addTakers(reader, slot, (taker, gain) => best.add(of, { slot, taker, gain }));
  }
  return best.lists();
}

function bestOffers({ run, player, widths }: Reader): number[] {
  const { offers, starts } = player;
  const slots: number[] = [];
  for (let of = 0; of < CLASSES; of += 1) {
    const end = Math.min(starts[of + 1] as number, (starts[of] as number) + widths.offers);
    for (let i = starts[of] as number; i < end; i += 1) slots.push(offers[i] as number);
  }
  return slots.filter((slot) => !run.excluded.has(slot));
}

type AddTaker = (taker: MarketPlayer, gain: number) => void;

function addTakers(reader: Reader, slot: number, add: AddTaker) {
  const { pool, tables } = reader.run;
  if (!pool) return addTakersOfMarket(reader, slot, add);
  for (const taker of pool) {
    const gain = gainAt(tables.offers, taker, slot);
    if (gain > 0) add(taker, gain);
  }
}

/** Players who can give at least as much are as good as each other, so the search starts anywhere among them. */
function addTakersOfMarket({ run, player, widths }: Reader, slot: number, add: AddTaker) {
  const { offers, givers, playerAt } = run.tables;
  const { players, count } = givers.for(offers.classOf(slot));
  const worth = offers.worth(slot);
  const start = spread(player.id) % Math.max(1, count(worth));
  const steps = Math.min(players.length, widths.takerSteps);
  let full = 0;
  for (let i = 0; i < steps && full < widths.takers; i += 1) {
    const taker = playerAt(players[(start + i) % players.length] as number);
    const gain = gainAt(offers, taker, slot);
    if (gain > 0) add(taker, gain);
    if (gain === worth) full += 1;
  }
}
