import { CategoryId, ItemId, PlaceId, PlayerId } from '@wallabee/contract/protocol/ids';
import { sampleType, typeId } from '@wallabee/game/samples/sample-catalogue';
import type { Action } from '@wallabee/game/state/action';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import type { ItemState } from '@wallabee/game/state/item-state';
import { createChance } from '../chance.ts';
import { characterOf, type PlayerKind } from '../character/character.ts';
import { createKnowledge } from './knowledge.ts';
import { type Doing, newIntent, type View } from './view.ts';

export const ME = PlayerId.parse(1);
export const OTHER = PlayerId.parse(2);
export const CAFE = CategoryId.parse(1);
export const NOW = Date.parse('2020-06-01T12:00:00Z');

/** Cup and Saucer are foraged and mix into Tea Set; Spoon is retired; the box contains the Sugar. */
export const TYPES = { cup: 101, saucer: 102, teaSet: 103, spoon: 104, sugar: 105, box: 553 };

export const catalogue = arrangeCatalogue([
  sampleType(TYPES.cup, 1, { categories: [CAFE] }),
  sampleType(TYPES.saucer, 1, { categories: [CAFE] }),
  sampleType(TYPES.teaSet, 1, { formulas: [[TYPES.cup, TYPES.saucer]] }),
  sampleType(TYPES.spoon, 1, { categories: [CAFE], retired_at: NOW - 1 }),
  sampleType(TYPES.sugar, 1),
  sampleType(TYPES.box, 141, { role: 'mystery_box', store_cost: 100, contains: [TYPES.sugar] }),
]);

let lastId = 0;

export function anItem(type: number, number: number, facts: Partial<ItemState> = {}): ItemState {
  lastId += 1;
  return {
    item_id: ItemId.parse(lastId),
    item_type_id: typeId(type),
    number,
    variant_id: null,
    location: 'pouch',
    is_locked: false,
    user_id: ME,
    place_id: null,
    used_in_item_id: null,
    picked_up_at: null,
    created_at: NOW - 1_000,
    changed_at: NOW - 1_000,
    ...facts,
  };
}

interface Things {
  kind?: PlayerKind;
  pouch?: ItemState[];
  saved?: ItemState[];
  savedByOther?: ItemState[];
  issued?: number;
  lying?: ItemState[];
}

/** A player at a café with these things, and another player. */
export function aView({ kind = 'completist', ...things }: Things = {}, changes: Partial<View> = {}): View {
  const { pouch = [], saved = [], savedByOther = [], lying = [], issued = 500 } = things;
  const ofType = (items: readonly ItemState[], type: number) =>
    items.find(({ item_type_id }) => item_type_id === type);
  return {
    id: ME,
    character: { ...characterOf({ username: 'ada', birthday: null }), kind, patterns: [] },
    intent: newIntent(),
    catalogue,
    knowledge: createKnowledge(catalogue),
    chance: createChance(1, 'test'),
    now: () => NOW,
    balance: () => 10_000,
    pouch: () => pouch,
    carried: (type) => pouch.filter(({ item_type_id }) => item_type_id === type),
    locked: () => [],
    lockbox: () => [],
    away: () => [],
    listed: () => [],
    saved: (type) => ofType(saved, type),
    hasSaved: (type) => ofType(saved, type) !== undefined,
    anySaved: () => saved[0],
    hasCompleted: () => false,
    wishes: () => 0,
    issued: () => issued,
    issuedInAll: () => issued * catalogue.types.size,
    place: { id: PlaceId.parse(1), category_id: CAFE, maxItems: 30, itemCount: () => lying.length },
    lying: () => lying,
    isForagedSomewhere: ({ categories }) => categories.length > 0,
    placeFor: ({ categories }) => (categories.length > 0 ? PlaceId.parse(1) : undefined),
    market: () => [],
    supply: () => [],
    supplyCount: () => 0,
    savedBy: (_, type) => ofType(savedByOther, type),
    carriedBy: () => [],
    somebody: () => OTHER,
    uniques: [],
    ...changes,
  };
}

/** All actions, each refused. */
export function done(doing: Doing<unknown>): Action[] {
  const actions: Action[] = [];
  let step = doing.next();
  while (!step.done) {
    actions.push(step.value);
    step = doing.next(undefined);
  }
  return actions;
}
