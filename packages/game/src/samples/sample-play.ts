import type { ItemId, ItemTypeId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '../apply/in-memory-world.ts';
import { newItemCost } from '../rules/store-rules.ts';
import type { Action, ActionType } from '../state/action.ts';
import type { ItemState } from '../state/item-state.ts';
import type { ItemRole } from '../state/item-type.ts';
import type { TypeFacts } from '../state/type-facts.ts';

/** One step of a random game: what is tried, and numbers from 0 up to 1 to choose by. */
export interface SampleStep {
  readonly type: ActionType;
  readonly choose: readonly [player: number, first: number, second: number, third: number];
  readonly chance: readonly number[];
}

/**
 * Turns a step into an action that is likely to succeed. One in eight choices is any item at all, so that
 * refusals occur too.
 */
export function sampleAction(
  world: InMemoryWorld,
  { type, choose }: Pick<SampleStep, 'type' | 'choose'>,
): Action {
  const player_id = pick([...world.players.keys()], choose[0] ** 4) as PlayerId;
  return MOVES[type]({ world, player_id, choose });
}

interface Turn {
  world: InMemoryWorld;
  player_id: PlayerId;
  choose: SampleStep['choose'];
}

type Suits = (item: ItemState) => boolean;

const MOVES: Record<ActionType, (turn: Turn) => Action> = {
  forage: ({ world, player_id, choose }) => ({
    type: 'forage',
    player_id,
    place_id: aPlace(world, choose[1]),
    item_type_id: aType(world, choose[2], (type) => type.categories.length + type.locations.length > 0),
  }),
  buy: ({ world, player_id, choose }) => ({
    type: 'buy',
    player_id,
    item_type_id: aType(world, choose[1], (type) => newItemCost(type) !== null),
  }),
  top_up: ({ player_id, choose }) => ({ type: 'top_up', player_id, honeycombs: Math.floor(choose[1] * 500) }),
  drop: (turn) => ({
    type: 'drop',
    player_id: turn.player_id,
    item_id: own(turn, 1),
    place_id: aPlace(turn.world, turn.choose[2]),
    lock: turn.choose[3] < 0.5,
  }),
  pick_up: (turn) => ({ type: 'pick_up', player_id: turn.player_id, item_id: any(turn, 1, at('dropped')) }),
  swap_at_place: (turn) => ({
    type: 'swap_at_place',
    player_id: turn.player_id,
    taken_id: any(turn, 1, at('dropped')),
    left_id: own(turn, 2),
  }),
  lock: (turn) => ({ type: 'lock', player_id: turn.player_id, item_id: own(turn, 1) }),
  unlock: (turn) => ({
    type: 'unlock',
    player_id: turn.player_id,
    item_id: own(turn, 1, (item) => item.is_locked),
  }),
  stash: (turn) => ({ type: 'stash', player_id: turn.player_id, item_id: own(turn, 1) }),
  unstash: (turn) => ({ type: 'unstash', player_id: turn.player_id, item_id: own(turn, 1, at('lockbox')) }),
  save: (turn) => ({ type: 'save', player_id: turn.player_id, item_id: own(turn, 1) }),
  unsave: (turn) => ({ type: 'unsave', player_id: turn.player_id, item_id: own(turn, 1, at('saved')) }),
  mix: aMix,
  use_mixer: (turn) => ({
    type: 'use_mixer',
    player_id: turn.player_id,
    mixer_id: own(turn, 1, withRole(turn, 'mixer')),
    item_id: own(turn, 2),
  }),
  use_job_lot: (turn) => ({
    type: 'use_job_lot',
    player_id: turn.player_id,
    job_lot_id: own(turn, 1, withRole(turn, 'job_lot')),
    item_id: own(turn, 2, (item) => inPouch(item) && item.number >= 1_999),
  }),
  wish: aWish,
  redeem_well: (turn) => ({
    type: 'redeem_well',
    player_id: turn.player_id,
    well_id: own(turn, 1, (item) => (turn.world.wells.get(item.item_id) ?? 0) > 0),
  }),
  use_wand: (turn) => ({
    type: 'use_wand',
    player_id: turn.player_id,
    wand_id: own(turn, 1, withRole(turn, 'wand')),
    item_id: own(turn, 2, (item) => item.variant_id !== null),
  }),
  open: (turn) => ({
    type: 'open',
    player_id: turn.player_id,
    item_id: own(
      turn,
      1,
      (item) => (turn.world.catalogue.types.get(item.item_type_id)?.contains.length ?? 0) > 0,
    ),
  }),
  trade: aTrade,
  settle_ring: aRing,
  list_on_market: (turn) => ({
    type: 'list_on_market',
    player_id: turn.player_id,
    item_id: own(turn, 1),
    cost: Math.floor(turn.choose[2] * 60),
  }),
  withdraw_from_market: (turn) => ({
    type: 'withdraw_from_market',
    player_id: turn.player_id,
    item_id: own(turn, 1, listed(turn)),
  }),
  buy_on_market: (turn) => ({
    type: 'buy_on_market',
    player_id: turn.player_id,
    item_id: any(turn, 1, listed(turn)),
  }),
  gift_unique: ({ world, player_id, choose }) => ({
    type: 'gift_unique',
    player_id,
    recipient_id: pick([...world.players.keys()], choose[1]) as PlayerId,
    item_type_id: (pick([...world.owners.keys()], choose[2]) ?? 0) as ItemTypeId,
    variant_id: pick([null, 1, 2, 3, 9], choose[3]) ?? null,
  }),
  recycle: (turn) => ({ type: 'recycle', player_id: turn.player_id, item_id: own(turn, 1) }),
  drone_return: (turn) => ({
    type: 'drone_return',
    player_id: turn.player_id,
    item_id: own(turn, 1, at('dropped')),
  }),
  redeem_code: ({ world, player_id, choose }) => ({
    type: 'redeem_code',
    player_id,
    code: pick([...world.codes.keys(), 'no such code'], choose[1]) ?? '',
  }),
  release: ({ player_id, choose }) => ({
    type: 'release',
    player_id,
    reason: choose[1] < 0.5 ? 'inactive' : 'deleted',
  }),
};

export const ACTION_TYPES = Object.keys(MOVES) as ActionType[];

function aMix(turn: Turn): Action {
  const made = [...turn.world.catalogue.types.values()].filter(
    (type) => type.formulas.length > 0 || type.special_components.length > 0,
  );
  const result = pick(made, turn.choose[3]);
  const [first, second] = result?.formulas[0] ?? [result?.special_components[0], undefined];
  const ofType =
    (id: ItemTypeId | undefined): Suits =>
    (item) =>
      id === undefined || item.item_type_id === id;
  return {
    type: 'mix',
    player_id: turn.player_id,
    first_id: own(turn, 1, ofType(first)),
    second_id: own(turn, 2, ofType(second)),
    result_type_id: (result?.id ?? 0) as ItemTypeId,
  };
}

/** Prefers a well that already has wishes, since otherwise none would ever be full. */
function aWish(turn: Turn): Action {
  const { world, player_id } = turn;
  const isBegun: Suits = (item) => inPouch(item) && world.wells.has(item.item_id);
  const hasBegun = [...(world.held.get(player_id) ?? [])].some((id) => isSuited(world, id, isBegun));
  return {
    type: 'wish',
    player_id,
    well_id: own(turn, 1, hasBegun ? isBegun : withRole(turn, 'wishing_well')),
    item_id: own(turn, 2, (item) => inPouch(item) && item.number >= 9_999),
  };
}

function aTrade(turn: Turn): Action {
  const { player_id, world, choose } = turn;
  const other_id = pick([...world.players.keys()], choose[1]) as PlayerId;
  const isCracker = withRole(turn, 'cracker');
  return {
    type: 'trade',
    player_id,
    other_id,
    given_id: own(turn, 2, choose[3] < 0.4 ? isCracker : inPouch),
    received_id: own({ ...turn, player_id: other_id }, 3),
  };
}

function aRing(turn: Turn): Action {
  const { player_id, world, choose } = turn;
  const others = [...world.players.keys()].filter((id) => id !== player_id);
  const size = 2 + Math.floor(choose[1] * 2.2);
  const suits = choose[2] < 0.4 ? withRole(turn, 'cracker') : inPouch;
  const members = [player_id, ...others.slice(0, size - 1)].map((id, position) => ({
    player_id: id,
    item_id: own({ ...turn, player_id: id }, 3, position === 0 ? suits : inPouch),
  }));
  return { type: 'settle_ring', player_id, members };
}

const inPouch: Suits = (item) => item.location === 'pouch' && !item.is_locked;

const at =
  (location: ItemState['location']): Suits =>
  (item) =>
    item.location === location;

const withRole =
  ({ world }: Turn, role: ItemRole): Suits =>
  (item) =>
    inPouch(item) && world.catalogue.types.get(item.item_type_id)?.role === role;

const listed =
  ({ world }: Turn): Suits =>
  (item) =>
    world.listings.has(item.item_id);

function own(turn: Turn, choice: 1 | 2 | 3, suits: Suits = inPouch): ItemId {
  const held = [...(turn.world.held.get(turn.player_id) ?? [])].sort((a, b) => a - b);
  return chosen(
    turn,
    choice,
    held.filter((id) => isSuited(turn.world, id, suits)),
  );
}

function any(turn: Turn, choice: 1 | 2 | 3, suits: Suits): ItemId {
  return chosen(
    turn,
    choice,
    [...turn.world.items.keys()].filter((id) => isSuited(turn.world, id, suits)),
  );
}

function isSuited(world: InMemoryWorld, id: ItemId, suits: Suits): boolean {
  const item = world.items.get(id);
  return item !== undefined && suits(item);
}

/** The first digit of the choice decides whether to pick a suitable item, the rest which one. */
function chosen({ world, choose }: Turn, choice: 1 | 2 | 3, suited: ItemId[]): ItemId {
  const eighths = choose[choice] * 8;
  const rest = eighths - Math.floor(eighths);
  const from = eighths < 1 || suited.length === 0 ? [...world.items.keys()] : suited;
  return (pick(from, rest) ?? 1) as ItemId;
}

function aPlace(world: InMemoryWorld, choice: number): PlaceId {
  return pick([...world.places.keys()], choice) as PlaceId;
}

function aType(world: InMemoryWorld, choice: number, suits: (type: TypeFacts) => boolean): ItemTypeId {
  const types = [...world.catalogue.types.values()];
  const eighths = choice * 8;
  const type = pick(eighths < 1 ? types : types.filter(suits), eighths - Math.floor(eighths));
  return (type?.id ?? 0) as ItemTypeId;
}

function pick<Entry>(list: readonly Entry[], choice: number): Entry | undefined {
  return list[Math.floor(choice * list.length)];
}
