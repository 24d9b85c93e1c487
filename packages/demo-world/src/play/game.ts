import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import { performInMemory } from '@wallabee/game/apply/perform-in-memory';
import { actorsOf } from '@wallabee/game/rules/actors';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { TypeFacts } from '@wallabee/game/state/type-facts';
import type { Chance } from '@wallabee/simulated-players/chance';
import type { Knowledge } from '@wallabee/simulated-players/minds/knowledge';
import { SECOND } from '../calendar.ts';
import type { Player } from '../players/player.ts';
import type { ActivePlayers } from './active-players.ts';
import type { Atlas } from './atlas.ts';
import type { Commonest } from './commonest.ts';
import type { Moment } from './diary.ts';
import type { LuckBook } from './luck-book.ts';
import { recordMoment } from './record-moment.ts';
import type { Schedule, TimedEvent } from './schedule.ts';
import { typeOfId } from './type-facts.ts';
import { type ItemList, NO_ITEMS, type Whereabouts } from './whereabouts.ts';

export interface Game {
  readonly world: InMemoryWorld;
  readonly whereabouts: Whereabouts;
  readonly atlas: Atlas;
  readonly activePlayers: ActivePlayers;
  readonly schedule: Schedule<Game>;
  readonly chance: Chance;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly knowledge: Knowledge;
  readonly commonest: readonly Commonest[];
  readonly commissions: ReadonlyMap<PlayerId, readonly TypeFacts[]>;
  readonly diary: Moment[];
  readonly luck: LuckBook;
  now: Instant;
  /** From 0 at the opening to 1 at the end, in visits. */
  progress: number;
}

export type ScheduledEvent = TimedEvent<Game>;

/** All changes of items in this package go through here. */
export function act(game: Game, action: Action): AppliedChanges | undefined {
  const { world, chance, now } = game;
  const luck = game.luck.open(action.player_id, now);
  const { applied } = performInMemory(world, action, { now, luck });
  if (!applied) return undefined;
  if (luck.picks.length > 0) game.luck.record(luck.picks, { action, applied, now });
  for (const id of actorsOf(action)) recordActivity(game, id);
  // A seller is there to hand the item over.
  for (const { player_id, by } of applied.balances) if (by > 0) recordActivity(game, player_id);
  game.whereabouts.follow(world, applied);
  recordMoment(game, action, applied);
  game.now += 2 * SECOND + chance.integer(20 * SECOND);
  return applied;
}

function recordActivity({ players, now }: Game, id: PlayerId) {
  const player = players.get(id);
  if (player) player.lastActiveAt = Math.max(player.lastActiveAt, now);
}

export function actForItem(game: Game, action: Action): ItemId | undefined {
  return act(game, action)?.minted[0]?.item_id;
}

/** A copy, since the list may change while its items are used. */
export function itemsIn(game: Game, list: ItemList | undefined): ItemState[] {
  return (list ?? NO_ITEMS).ids.map((id) => itemOf(game, id));
}

export function looseItems(game: Game, player: Player): ItemState[] {
  return itemsIn(game, game.whereabouts.loose.get(player.id));
}

export function anyOf(game: Game, list: ItemList | undefined): ItemState | undefined {
  const id = game.chance.pick((list ?? NO_ITEMS).ids);
  return id === undefined ? undefined : itemOf(game, id);
}

export function itemOf({ world }: Game, id: ItemId): ItemState {
  const item = world.items.get(id);
  if (!item) throw new Error(`There is no item ${id}.`);
  return item;
}

export function typeOfItem({ world }: Game, item: Pick<ItemState, 'item_type_id'>): TypeFacts {
  return typeOfId(world.catalogue, item.item_type_id);
}

export function savedOf({ world }: Game, id: PlayerId, type: ItemTypeId): ItemState | undefined {
  const saved = world.saved.get(id)?.get(type);
  return saved === undefined ? undefined : world.items.get(saved);
}
