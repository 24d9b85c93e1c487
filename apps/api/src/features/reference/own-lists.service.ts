import { listPlayerAchievements } from '@wallabee/contract/achievements/player-achievement';
import { listAlerts } from '@wallabee/contract/alerts/alert';
import { listNotifications } from '@wallabee/contract/bell/notification';
import { readBirthday } from '@wallabee/contract/birthdays/birthday';
import { readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { listTrophies } from '@wallabee/contract/cabinet/trophies';
import { listForums } from '@wallabee/contract/forums/forum';
import { listFriends } from '@wallabee/contract/friends/friend';
import { listGiftableUniques } from '@wallabee/contract/gifts/gift';
import { readHive } from '@wallabee/contract/hive/hive';
import { listConversations } from '@wallabee/contract/inbox/inbox';
import { listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import { listPlans, readPlan } from '@wallabee/contract/plan/plan';
import { DEFAULT_RATE } from '@wallabee/contract/plan/plan-costs';
import { readOwnProfile } from '@wallabee/contract/players/own-profile';
import { findPlayers } from '@wallabee/contract/players/player-search';
import { readProfile } from '@wallabee/contract/players/profile';
import { readOwnPouch } from '@wallabee/contract/pouch/own-pouch';
import { readPouch } from '@wallabee/contract/pouch/pouch';
import { type CallApi, isApiFailure } from '@wallabee/contract/protocol/client';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { CallAnswers } from '@wallabee/contract/reference/reference';
import { listHeldItems, listPlayerSets, readPlayerSet } from '@wallabee/contract/set-progress/set-progress';
import { listProposals, readOwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { readPlayerSwaps } from '@wallabee/contract/swaps/player-swaps';
import { readSwap } from '@wallabee/contract/swaps/swap';
import { listSavedItems, listWishableTypes } from '@wallabee/contract/wish-lists/wish-list';
import { createConcurrencyLimit } from '../../platform/limits/concurrency-limit.ts';
import { type AnyCall, keyOf } from './answered.ts';

/** The answers of the calls that the player's own pages make. */
export async function collectOwnLists(callApi: CallApi, player: Player): Promise<CallAnswers['answers']> {
  const answers: CallAnswers['answers'] = {};
  const limit = createConcurrencyLimit(AT_ONCE);
  const ask = async (endpoint: Endpoint, input: object) => {
    try {
      const answer = await limit(() => (callApi as AnyCall)(endpoint, input));
      answers[keyOf(endpoint, input)] = answer;
      return answer;
    } catch (failure) {
      if (isRefusal(failure)) return undefined;
      throw failure;
    }
  };
  await askOwnLists(ask as Ask, player);
  return answers;
}

interface Player {
  id: PlayerId;
  username: string;
}

/** Few, because every call takes connections of the pool. */
const AT_ONCE = 3;

/** A closed list or a new account refuses some calls. */
function isRefusal(failure: unknown): boolean {
  return isApiFailure(failure) && failure.status >= 400 && failure.status < 500;
}

/** Undefined where the call was refused, so that one refusal does not cost the player the other lists. */
type Ask = <E extends Endpoint>(endpoint: E, input: InputOf<E>) => Promise<ResponseOf<E> | undefined>;

async function askOwnLists(ask: Ask, { id, username }: Player) {
  const player = `${id}`;
  await Promise.all([
    askProfiles(ask, [player, username]),
    askSets(ask, player),
    askLockedItems(ask, player),
    askPlans(ask),
    askSwaps(ask),
    ...[readPouch, listFriends, listPlayerAchievements, readBirthday, listSavedItems].map((call) =>
      ask(call, { params: { player } }),
    ),
    ...[readOwnPouch, readOwnProfile, listWishableTypes, listGiftableUniques, listConversations].map((call) =>
      ask(call, {}),
    ),
    ...[readHive, listAlerts, listNotifications].map((call) => ask(call, { query: {} })),
    ask(listForums, {}),
  ]);
}

/** The pages of a profile name the player as their address does. */
async function askProfiles(ask: Ask, names: readonly string[]) {
  await Promise.all(
    names.flatMap((player) => [
      ...[readProfile, readCabinet, listTrophies].map((call) => ask(call, { params: { player } })),
      ask(findPlayers, { query: { name: player } }),
      ask(readPlayerSwaps, { params: { player }, query: { page: 1 } }),
    ]),
  );
}

async function askSets(ask: Ask, player: string) {
  const sets = (await ask(listPlayerSets, { params: { player } }))?.sets ?? [];
  await Promise.all(
    sets.flatMap(({ id: setId }) => [
      ask(readPlayerSet, { params: { player, setId } }),
      ask(listHeldItems, { params: { player, setId } }),
    ]),
  );
}

async function askLockedItems(ask: Ask, player: string) {
  const page = (number: number) => ask(listLockedItems, { params: { player }, query: { page: number } });
  const pages = (await page(1))?.paging.total_pages ?? 1;
  await Promise.all(Array.from({ length: pages - 1 }, (_, before) => page(before + 2)));
}

async function askPlans(ask: Ask) {
  const sets = (await ask(listPlans, {}))?.sets ?? [];
  await Promise.all(
    sets.map(({ id }) => ask(readPlan, { query: { set: id, rate: DEFAULT_RATE, prefer: 'cheapest' } })),
  );
}

async function askSwaps(ask: Ask) {
  const [all] = await Promise.all([
    ask(listProposals, { query: { state: 'all', page: 1 } }),
    ask(listProposals, { query: { state: 'unseen', page: 1 } }),
    ...(['all', 'offered'] as const).map((offers) =>
      ask(readOwnSwaps, { query: { who: 'all', page: 1, offers, offers_page: 1 } }),
    ),
  ]);
  await Promise.all((all?.results ?? []).map(({ id: swapId }) => ask(readSwap, { params: { swapId } })));
}
