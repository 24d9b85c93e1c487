import { type Prestige, prestigeOf } from '@wallabee/contract/items/prestige-rules';
import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import { shareOf } from './counting.ts';
import type { Measurements, MeasureOptions } from './figure.ts';
import { eventTypeAt } from './recorded-history.ts';
import { itemIdsOf, locationOf, type RecordedWorld } from './recorded-world.ts';
import { createSavedItems } from './saved-items.ts';

export function tradeFigures(
  world: RecordedWorld,
  options: MeasureOptions,
): Measurements<
  'trades' | 'trades of a better class for a worse, not missing, item' | '#1s mixed away or recycled'
> {
  const { trades, bad } = judgeTrades(world);
  const firsts = firstNumbers(world, options);
  const lost = firsts.filter((id) => LOST.has(locationOf(world, id)));
  const inWords = describer(world, options);
  return {
    trades: { value: trades },
    'trades of a better class for a worse, not missing, item': {
      value: shareOf(bad.length, trades),
      examples: bad
        .slice(-EXAMPLES)
        .map(({ given, received }) => `${inWords(given)} for ${inWords(received)}`),
    },
    '#1s mixed away or recycled': {
      value: shareOf(lost.length, firsts.length),
      examples: lost.slice(-EXAMPLES).map((id) => `${inWords(id)} ${locationOf(world, id)}`),
    },
  };
}

const EXAMPLES = 5;

interface Side {
  player: number;
  given: number;
  received: number;
}

/** Replays who had saved what, and judges both sides of each trade. Trades of crackers have a hat as third item. */
function judgeTrades(world: RecordedWorld): { trades: number; bad: Side[] } {
  const { history } = world;
  const saved = createSavedItems(world);
  const bad: Side[] = [];
  let trades = 0;
  for (let position = 0; position < history.type.length; position += 1) {
    saved.follow(position);
    if (eventTypeAt(history, position) !== 'itemtraded' || history.tertiary.at(position) !== 0) continue;
    trades += 1;
    const [given, received] = [history.primary.at(position), history.secondary.at(position)];
    const sides: Side[] = [
      { player: history.user.at(position), given, received },
      { player: history.recipient.at(position), given: received, received: given },
    ];
    bad.push(
      ...sides.filter(
        (side) => givesBetterClass(world, side) && !saved.isMissing(side.player, side.received),
      ),
    );
  }
  return { trades, bad };
}

const RANKS: Record<Prestige, number> = { sd: 0, dd: 1, td: 2, qd: 3, beyond: 4 };

function givesBetterClass({ items }: RecordedWorld, { given, received }: Side): boolean {
  const rank = (id: number) => RANKS[prestigeOf(items.number.at(id))];
  return rank(given) < rank(received);
}

/** Mixed into another item, used up by a mixer or a job lot, wished away, or recycled. */
const LOST: ReadonlySet<string | undefined> = new Set(['mixed', 'recycle_center']);

function firstNumbers(world: RecordedWorld, { catalogue }: MeasureOptions): number[] {
  const ordinary = new Set(
    catalogue.items
      .filter(({ set_id, role }) => isOrdinarySet(set_id) && role === null)
      .map(({ id }) => Number(id)),
  );
  return [...itemIdsOf(world)].filter(
    (id) => world.items.number.at(id) === 1 && ordinary.has(world.items.type.at(id)),
  );
}

function describer({ items }: RecordedWorld, { catalogue }: MeasureOptions): (id: number) => string {
  const names = new Map(catalogue.items.map(({ id, name }) => [Number(id), name]));
  return (id) => `${names.get(items.type.at(id))} #${items.number.at(id)}`;
}
