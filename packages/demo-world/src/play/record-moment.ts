import { isPalindrome } from '@wallabee/contract/items/number-shapes';
import type { ItemId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { InMemoryWorld } from '@wallabee/game/apply/in-memory-world';
import type { Action, ActionOf, ActionType } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Instant, ItemState } from '@wallabee/game/state/item-state';
import type { Player } from '../players/player.ts';
import type { ItemFact, Moment, MomentDetails } from './diary.ts';

interface Played {
  readonly world: InMemoryWorld;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly diary: Moment[];
  readonly now: Instant;
}

/** Adds to the diary what the player might talk about. Items are followed from one moment to the next. */
export function recordMoment(game: Played, action: Action, applied: AppliedChanges) {
  const player = game.players.get(action.player_id);
  if (!player || !isRemembered(game, player, applied)) return;
  const write = (details: MomentDetails) => game.diary.push({ at: game.now, player, ...details });
  for (const { set_id, number } of applied.completed) write({ kind: 'completed', set: set_id, number });
  const details = detailsOf(game, action, applied);
  if (details) write(details);
}

function isRemembered({ players }: Played, player: Player, { moved }: AppliedChanges): boolean {
  if (player.keepsDiary) return true;
  return moved.some(({ user_id }) => user_id !== null && players.get(user_id)?.keepsDiary);
}

interface Outcome {
  applied: AppliedChanges;
  minted: ItemFact | undefined;
  fact(id: ItemId): ItemFact;
  person(id: PlayerId): Player;
}

type Details = MomentDetails | undefined;
type Recorders = { [Type in ActionType]?: (action: ActionOf<Type>, outcome: Outcome) => Details };

const RECORDERS: Recorders = {
  forage: ({ place_id }, { minted }) =>
    minted && ifNotable(minted, { kind: 'found', item: minted, place: place_id }),
  pick_up: ({ item_id }, { applied, fact }) => {
    const [item, place] = [fact(item_id), applied.events[0]?.place_id];
    return place ? ifNotable(item, { kind: 'picked_up', item, place }) : undefined;
  },
  drop: ({ item_id, place_id }, { fact }) => {
    const item = fact(item_id);
    return ifNotable(item, { kind: 'dropped', item, place: place_id });
  },
  trade: ({ given_id, received_id, other_id }, { fact, person }) => ({
    kind: 'traded',
    given: fact(given_id),
    received: fact(received_id),
    other: person(other_id),
  }),
  list_on_market: ({ item_id, cost }, { fact }) => ({ kind: 'listed', item: fact(item_id), cost }),
  mix: ({ first_id, second_id }, { minted, fact }) =>
    minted && { kind: 'mixed', item: minted, components: [fact(first_id), fact(second_id)] },
  open: ({ item_id }, { minted, fact }) =>
    minted && { kind: 'opened', item: minted, container: fact(item_id).item_type_id },
  gift_unique: ({ recipient_id }, { minted, person }) =>
    minted && { kind: 'gifted', item: minted, recipient: person(recipient_id) },
  recycle: ({ item_id }, { fact }) => ifNotable(fact(item_id), { kind: 'recycled', item: fact(item_id) }),
  buy_on_market: (_, outcome) => boughtDetails(outcome),
  save: ({ item_id }, outcome) => swapDetails(item_id, outcome),
};

function detailsOf(game: Played, action: Action, applied: AppliedChanges): Details {
  const record = RECORDERS[action.type] as ((action: Action, outcome: Outcome) => Details) | undefined;
  return record?.(action, {
    applied,
    minted: applied.minted[0] && toFact(applied.minted[0]),
    fact: (id) => toFact(game.world.items.get(id) as ItemState),
    person: (id) => game.players.get(id) as Player,
  });
}

function boughtDetails({ applied, fact, person }: Outcome): Details {
  const item = applied.moved[0];
  const earned = applied.balances.find(({ by }) => by > 0);
  if (!item || !earned) return undefined;
  return { kind: 'bought', item: fact(item.item_id), cost: earned.by, seller: person(earned.player_id) };
}

function swapDetails(savedId: ItemId, { applied, fact }: Outcome): Details {
  const instead = applied.moved.find(({ item_id, location }) => item_id !== savedId && location === 'pouch');
  return instead && { kind: 'saved_better', item: fact(savedId), instead: toFact(instead) };
}

export function toFact({ item_id, item_type_id, number }: ItemState): ItemFact {
  return { item_id, item_type_id, number };
}

function ifNotable({ number }: ItemFact, details: MomentDetails): Details {
  return number < 100 || isPalindrome(number) || number % 1_000 === 0 ? details : undefined;
}
