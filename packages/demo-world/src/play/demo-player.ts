import { isOrdinarySet } from '@wallabee/contract/protocol/special-ids';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import { DAY, OPENING, YEAR, yearOf } from '../calendar.ts';
import { isAround, type Player } from '../players/player.ts';
import { finishSomeSet, putAway, saveItem } from './collecting.ts';
import { act, type Game, looseItems, savedOf, typeOfItem } from './game.ts';
import { drawType } from './offer.ts';
import { leave } from './pouch-space.ts';
import type { ScheduledEvent } from './schedule.ts';
import { buySomethingSpecial, openBoxes } from './tinkering.ts';
import type { ItemList } from './whereabouts.ts';

/** What the demo account holds at least; it gets there by playing, a little every year. */
export const DEMO_MINIMUMS = { lockbox: 300, locked: 100, away: 70, pouch: 215, completedSets: 5 };

/** Accounts that must not become inactive. */
const ALWAYS_ACTIVE = ['demo', 'demofriend', 'beekeeper', 'staff', 'muted', 'banned'];

/** Counted back from the end, so that the last completed set is never a year old. */
export function demoEvents(until: Instant): ScheduledEvent[] {
  const years = Math.ceil((until - OPENING) / YEAR);
  return Array.from({ length: years }, (_, back) => until - 50 * DAY - back * 340 * DAY).flatMap((at) => [
    { at, run: (game) => hoard(game, 'demo') },
    ...ALWAYS_ACTIVE.map((username, index) => ({
      at: at + (index + 1) * DAY,
      run: (game: Game) => finishOne(game, username),
    })),
  ]);
}

export function finishDemoAccounts(game: Game) {
  const demo = playerNamed(game, 'demo');
  if (!demo) return;
  const { lockbox, locked, away } = game.whereabouts;
  const { completedSets, ...minimums } = DEMO_MINIMUMS;
  receiveGifts(game, demo, 10);
  addUntil(
    completedSets,
    () => game.world.completions.get(demo.id)?.size ?? 0,
    () => finishSomeSet(game, demo, 6),
  );
  addUntil(
    minimums.lockbox,
    () => countOf(lockbox.get(demo.id)),
    () => stashNew(game, demo),
  );
  addUntil(
    minimums.locked,
    () => countOf(locked.get(demo.id)),
    () => lockNew(game, demo),
  );
  addUntil(
    minimums.away,
    () => countOf(away.get(demo.id)),
    () => leaveNew(game, demo),
  );
  addUntil(
    minimums.pouch,
    () => pouchCount(game, demo),
    () => forageSomething(game, demo),
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
  for (let left = 20; left > 0; left -= 1) stashNew(game, demo);
  for (let left = 7; left > 0; left -= 1) lockNew(game, demo);
  for (let left = 5; left > 0; left -= 1) leaveNew(game, demo);
  for (let left = 4; left > 0; left -= 1) buySomethingSpecial(game, demo);
  openBoxes(game, demo);
  receiveGifts(game, demo, 3);
  for (const item of looseItems(game, demo)) if (isPrecious(game, item)) saveOrLock(game, demo, item);
  demo.lastActiveAt = game.now;
}

function finishOne(game: Game, username: string) {
  const player = playerNamed(game, username);
  if (!player || !isAround(player, game.now)) return;
  // Inactivity was not counted before.
  if (username !== 'demo' && yearOf(game.now) < 2021) return;
  finishSomeSet(game, player, 6);
  player.lastActiveAt = game.now;
}

function greetLastDay(game: Game, username: string) {
  const player = playerNamed(game, username);
  if (player && isAround(player, game.now)) player.lastActiveAt = game.now;
}

function stashNew(game: Game, player: Player) {
  const item = forageSomething(game, player);
  if (item) act(game, { type: 'stash', player_id: player.id, item_id: item.item_id });
}

function lockNew(game: Game, player: Player) {
  const item = forageSomething(game, player);
  if (item) act(game, { type: 'lock', player_id: player.id, item_id: item.item_id });
}

function leaveNew(game: Game, player: Player) {
  const item = forageSomething(game, player);
  const place = game.chance.pick(game.atlas.all());
  if (item && place) leave(game, player, { item, place, lock: true });
}

function forageSomething(game: Game, player: Player): ItemState | undefined {
  const place = game.chance.pick(game.atlas.all());
  const around = place && game.offer.foragedAt(place.category_id, game.now);
  const type = around && drawType(around, game.chance);
  if (!type) return undefined;
  const found = act(game, {
    type: 'forage',
    player_id: player.id,
    place_id: place.id,
    item_type_id: type.id,
  });
  return found?.minted[0];
}

function receiveGifts(game: Game, player: Player, count: number) {
  const givers = game.activePlayers
    .players()
    .filter(({ id }) => id !== player.id && game.commissions.has(id));
  for (const giver of game.chance.sample(givers, count)) {
    const unique = game.chance.pick(game.commissions.get(giver.id) ?? []);
    if (!unique) continue;
    const gift = act(game, {
      type: 'gift_unique',
      player_id: giver.id,
      recipient_id: player.id,
      item_type_id: unique.id,
      variant_id: null,
    });
    const item = gift?.minted[0];
    if (item) saveOrLock(game, player, item);
  }
}

function isPrecious(game: Game, item: ItemState): boolean {
  const { set_id, role } = typeOfItem(game, item);
  return role === null && !isOrdinarySet(set_id);
}

function saveOrLock(game: Game, player: Player, item: ItemState) {
  const isSaved = savedOf(game, player, typeOfItem(game, item)) !== undefined;
  if (isSaved || game.chance.happens(0.4)) putAway(game, player, item);
  else saveItem(game, player, item);
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
