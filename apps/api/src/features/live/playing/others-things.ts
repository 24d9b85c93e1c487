import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { ItemState } from '@wallabee/game/state/item-state';
import type { Offered } from '@wallabee/simulated-players/minds/view';
import type { Db } from '../../../platform/db/db.ts';
import { listCarried, listSavedBy, listSupply } from './others-things.queries.ts';

/**
 * What others have, as far as somebody asked. A question whose answer is not loaded yet is answered as if
 * others had nothing, and noted for the next `load`.
 */
export interface OthersThings {
  supply(type: ItemTypeId): readonly Offered[];
  savedBy(player: PlayerId, type: ItemTypeId): ItemState | undefined;
  carriedBy(player: PlayerId): readonly ItemState[];
  find(item: ItemId): Offered | undefined;
  hasQuestions(): boolean;
  load(): Promise<void>;
  follow(applied: AppliedChanges): void;
}

interface OthersOptions {
  db: Db;
  /** Those who may be dealt with. */
  holders: readonly PlayerId[];
  random: () => number;
}

export function createOthersThings({ db, holders, random }: OthersOptions): OthersThings {
  const offers = createAnswers<ItemTypeId, Offered[]>([]);
  const carried = createAnswers<PlayerId, ItemState[]>([]);
  const saved = createAnswers<string, ItemState | undefined>(undefined);
  const pairs = { players: new Set<PlayerId>(), types: new Set<ItemTypeId>() };
  const gone = new Set<ItemId>();
  const isThere = ({ item_id }: Pick<ItemState, 'item_id'>) => !gone.has(item_id);

  async function loadOffers() {
    const types = offers.takeQuestions();
    if (types.length === 0) return;
    const found = await listSupply(db, { types, holders, chance: random(), limit: MOST_OFFERS });
    for (const type of types) offers.answer(type, found.get(type) ?? []);
  }

  async function loadCarried() {
    const players = carried.takeQuestions();
    if (players.length === 0) return;
    const items = await listCarried(db, { players, limit: MOST_CARRIED * players.length });
    for (const player of players) {
      carried.answer(
        player,
        items.filter(({ user_id }) => user_id === player),
      );
    }
  }

  async function loadSaved() {
    if (saved.takeQuestions().length === 0) return;
    const [players, types] = [[...pairs.players], [...pairs.types]];
    const items = await listSavedBy(db, { players, types });
    const found = new Map(items.map((item) => [pairKey(item.user_id, item.item_type_id), item]));
    for (const player of players) {
      for (const type of types) saved.answer(pairKey(player, type), found.get(pairKey(player, type)));
    }
  }

  return {
    supply: (type) => offers.ask(type).filter(({ item }) => isThere(item)),
    carriedBy: (player) => carried.ask(player).filter(isThere),
    savedBy: (player, type) => {
      pairs.players.add(player);
      pairs.types.add(type);
      return saved.ask(pairKey(player, type));
    },
    find: (id) => {
      const offered = offers
        .answers()
        .flat()
        .find(({ item }) => item.item_id === id);
      if (offered) return offered;
      const item = carried
        .answers()
        .flat()
        .find(({ item_id }) => item_id === id);
      return item?.user_id ? { item, holder: item.user_id, cost: null } : undefined;
    },
    hasQuestions: () => [offers, carried, saved].some((answers) => answers.hasQuestions()),
    load: async () => {
      await Promise.all([loadOffers(), loadCarried(), loadSaved()]);
    },
    follow: (applied) => {
      for (const { item_id } of applied.moved) gone.add(item_id);
    },
  };
}

/** For each type and each player. */
const MOST_OFFERS = 5;
const MOST_CARRIED = 200;

function pairKey(player: PlayerId | null, type: ItemTypeId): string {
  return `${player}/${type}`;
}

function createAnswers<Key, Answer>(unknown: Answer) {
  const known = new Map<Key, Answer>();
  let questions = new Set<Key>();
  return {
    ask: (key: Key): Answer => {
      if (!known.has(key)) questions.add(key);
      return known.get(key) ?? unknown;
    },
    answer: (key: Key, answer: Answer) => known.set(key, answer),
    answers: () => [...known.values()],
    hasQuestions: () => questions.size > 0,
    takeQuestions: (): Key[] => {
      const taken = [...questions];
      questions = new Set();
      return taken;
    },
  };
}
