import { gainAt, type MarketPlayer } from '../market/market-player.ts';
import { createBestEntries } from './best-entries.ts';
import { spread } from './gets.ts';
import { CLASSES, type SearchRun, type Take } from './search-run.ts';

/** Who takes the player's offers, by the class of the offer, the highest gain first. */
export function takesOf(run: SearchRun, player: MarketPlayer): Take[][] {
  const known = run.takes.get(player.index);
  if (known) return known;
  const takes = findTakes(run, player, (slots) => slots);
  run.takes.set(player.index, takes);
  return takes;
}

/** Who takes this one offer of the player. */
export function takesOfOffer(run: SearchRun, player: MarketPlayer, offer: number): Take[][] {
  return findTakes(run, player, () => [offer]);
}

function findTakes(
  run: SearchRun,
  player: MarketPlayer,
  choose: (slots: readonly number[]) => readonly number[],
): Take[][] {
  const { offers } = run.tables;
  const { offers: most, takers } = run.widths;
  const best = createBestEntries<Take>(
    most * takers,
    (a, b) => b.gain - a.gain || offers.itemId(a.slot) - offers.itemId(b.slot) || a.taker.id - b.taker.id,
  );
  for (const slot of choose(bestOffers(run, player))) {
    const of = offers.classOf(slot);
    for (const taker of takersOf(run, player, slot)) {
      best.add(of, { slot, taker, gain: gainAt(offers, taker, slot) });
    }
  }
  return best.lists();
}

function bestOffers({ widths, excluded }: SearchRun, { offers, starts }: MarketPlayer): number[] {
  const slots: number[] = [];
  for (let of = 0; of < CLASSES; of += 1) {
    const end = Math.min(starts[of + 1] as number, (starts[of] as number) + widths.offers);
    for (let i = starts[of] as number; i < end; i += 1) slots.push(offers[i] as number);
  }
  return excluded.size === 0 ? slots : slots.filter((slot) => !excluded.has(slot));
}

function takersOf(run: SearchRun, player: MarketPlayer, slot: number): MarketPlayer[] {
  const { offers } = run.tables;
  if (run.pool) return run.pool.filter((other) => gainAt(offers, other, slot) > 0);
  return takersInMarket(run, player, slot);
}

/** Players who can give at least as much are as good as each other, so the search starts anywhere among them. */
function takersInMarket({ tables, widths }: SearchRun, player: MarketPlayer, slot: number): MarketPlayer[] {
  const { offers, givers, playerAt } = tables;
  const { players, count } = givers.for(offers.classOf(slot));
  const worth = offers.worth(slot);
  const start = spread(player.id) % Math.max(1, count(worth));
  const takers: MarketPlayer[] = [];
  let full = 0;
  for (let i = 0; i < players.length && i < widths.steps && full < widths.takers; i += 1) {
    const other = playerAt(players[(start + i) % players.length] as number);
    const gain = gainAt(offers, other, slot);
    if (gain > 0) takers.push(other);
    if (gain === worth) full += 1;
  }
  return takers;
}
