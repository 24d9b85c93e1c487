import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import { completeSomeSet } from '@wallabee/simulated-players/minds/completing';
import { forageHere } from '@wallabee/simulated-players/minds/foraging';
import { leave } from '@wallabee/simulated-players/minds/making-room';
import { finishSomeSet } from '@wallabee/simulated-players/minds/pursuing';
import { buyTreat } from '@wallabee/simulated-players/minds/shopping';
import { putAway, save } from '@wallabee/simulated-players/minds/sorting';
import { giftUnique, openBoxes } from '@wallabee/simulated-players/minds/tinkering';
import { type Doing, typeOf, type View } from '@wallabee/simulated-players/minds/view';
import { DAY, HOUR, OPENING, YEAR, yearOf } from '../calendar.ts';
import { isAround, type Player } from '../players/player.ts';
import type { Game, ScheduledEvent } from './game.ts';
import { performAt } from './perform.ts';
import { DAYS_BETWEEN_OUTINGS, startProject } from './projects.ts';
import type { ItemList } from './whereabouts.ts';

/** What the demo account holds at least; it gets there by playing, a little every year. */
export const DEMO_MINIMUMS = { lockbox: 300, locked: 100, away: 70, pouch: 215, completedSets: 5 };

/** Accounts that must not become inactive. */
const ALWAYS_ACTIVE = ['demo', 'demofriend', 'beekeeper', 'staff', 'muted', 'banned'];

/** Counted back from the end, so that the last completed set is never a year old. */
export function demoEvents(until: Instant): ScheduledEvent[] {
  const years = Math.ceil((until - OPENING) / YEAR);
  return Array.from({ length: years }, (_, back) => until - 110 * DAY - back * 340 * DAY).flatMap((at) => [
    { at: at + 9 * HOUR, run: (game) => hoard(game, 'demo') },
    ...Array.from({ length: JOURNEYS_A_YEAR }, (_, journey) => ({
      at: at + (journey + 1) * 12 * DAY + 11 * HOUR,
      run: (game: Game) => leaveAbroad(game, 'demo'),
    })),
    ...ALWAYS_ACTIVE.map((username, index) => ({
      at: at + index * DAY,
      run: (game: Game) => completeOne(game, username),
    })),
  ]);
}

const JOURNEYS_A_YEAR = 8;

export function finishDemoAccounts(game: Game) {
  const demo = playerNamed(game, 'demo');
  if (!demo) return;
  const { lockbox, locked, away } = game.whereabouts;
  const { completedSets, ...minimums } = DEMO_MINIMUMS;
  receiveGifts(game, demo, 10);
  addUntil(
    completedSets,
    () => game.world.completions.get(demo.id)?.size ?? 0,
    () => performAt(game, demo, (view) => finishSomeSet(view, 6)),
  );
  addUntil(
    minimums.lockbox,
    () => countOf(lockbox.get(demo.id)),
    () => performAt(game, demo, stashNew),
  );
  addUntil(
    minimums.locked,
    () => countOf(locked.get(demo.id)),
    () => performAt(game, demo, lockNew),
  );
  addUntil(
    minimums.away,
    () => countOf(away.get(demo.id)),
    () => leaveNew(game, demo),
  );
  addUntil(
    minimums.pouch,
    () => pouchCount(game, demo),
    () => performAt(game, demo, forageHere),
  );
  for (const username of ALWAYS_ACTIVE) greetLastDay(game, username);
}

/** The tries are limited, since a place may be full or a forage may fail. */
function addUntil(wanted: number, count: () => number, addOne: () => unknown) {
  for (let tries = 2 * wanted; tries > 0 && count() < wanted; tries -= 1) addOne();
}

function hoard(game: Game, username: string) {
  const demo = playerNamed(game, username);
  if (!demo || !isAround(demo, game.now)) return;
  const [place] = game.atlas.inCity(demo.city);
  for (let left = 20; left > 0; left -= 1) performAt(game, demo, stashNew, place);
  for (let left = 7; left > 0; left -= 1) performAt(game, demo, lockNew, place);
  for (let left = 4; left > 0; left -= 1) performAt(game, demo, buyTreat);
  performAt(game, demo, openBoxes);
  receiveGifts(game, demo, 3);
  performAt(game, demo, keepPrecious);
}

function leaveAbroad(game: Game, username: string) {
  const demo = playerNamed(game, username);
  if (demo && isAround(demo, game.now)) leaveNew(game, demo);
}

function completeOne(game: Game, username: string) {
  const player = playerNamed(game, username);
  if (!player || !isAround(player, game.now)) return;
  // Inactivity was not counted before.
  if (username !== 'demo' && yearOf(game.now) < 2021) return;
  startProject(game, { player, goal: completeSomeSet(), outings: 30, pause: DAYS_BETWEEN_OUTINGS });
}

function greetLastDay(game: Game, username: string) {
  const player = playerNamed(game, username);
  if (player && isAround(player, game.now)) player.lastActiveAt = game.now;
}

function* stashNew(view: View): Doing {
  const item_id = yield* forageHere(view);
  if (item_id !== undefined) yield { type: 'stash', player_id: view.id, item_id };
}

function* lockNew(view: View): Doing {
  const item_id = yield* forageHere(view);
  if (item_id !== undefined) yield { type: 'lock', player_id: view.id, item_id };
}

/** Anywhere in the world, so that the account's drops are spread over the map. */
function leaveNew(game: Game, player: Player) {
  performAt(game, player, leaveLocked, game.chance.pick(game.atlas.all()));
}

function* leaveLocked(view: View): Doing {
  const id = yield* forageHere(view);
  const item = view.pouch().find(({ item_id }) => item_id === id);
  if (item) yield* leave(view, item, true);
}

function receiveGifts(game: Game, player: Player, count: number) {
  const givers = game.activePlayers
    .players()
    .filter(({ id }) => id !== player.id && game.commissions.has(id));
  for (const giver of game.chance.sample(givers, count)) {
    const item = performAt(game, giver, (view) => giftUnique(view, undefined, player.id));
    if (item) performAt(game, player, (view) => saveOrLock(view, item));
  }
}

function* keepPrecious(view: View): Doing {
  for (const item of view.pouch()) {
    const { set_id, role } = typeOf(view, item);
    if (role === null && !isOrdinarySet(set_id)) yield* saveOrLock(view, item);
  }
}

function* saveOrLock(view: View, item: ItemState): Doing {
  const isSaved = view.saved(item.item_type_id) !== undefined;
  if (isSaved || view.chance.happens(0.4)) yield* putAway(view, item);
  else yield* save(view, item);
}

function pouchCount({ whereabouts }: Game, { id }: Player): number {
  return countOf(whereabouts.loose.get(id)) + countOf(whereabouts.locked.get(id));
}

function countOf(list: ItemList | undefined): number {
  return list?.ids.length ?? 0;
}

function playerNamed({ players }: Game, username: string): Player | undefined {
  for (const player of players.values()) if (player.username === username) return player;
  return undefined;
}
