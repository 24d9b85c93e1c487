import { type Chance, createChance } from '@wallabee/simulated-players/chance';
import { send } from '../../inbox/inbox.public.ts';
import { findSimulatedPlayer } from '../simulated-players.queries.ts';
import { type FriendOfPerson, listFriendsOfPeople, listSavedTypes } from './talk.queries.ts';
import type { TalkServices } from './talk-services.ts';
import { writingOf } from './writing.ts';

/** Now and then a friend writes to a person who is here, at most once in ten minutes to each of them. */
export async function writeToFriend(services: TalkServices): Promise<boolean> {
  const { db, now, random } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  const pairs = await listFriendsOfPeople(db, {
    activeSince: before(STILL_HERE_MS),
    messagesSince: before(BETWEEN_MESSAGES_MS),
  });
  const chance = createChance(Math.floor(random() * 2 ** 32), 'friends');
  for (const pair of chance.sample(pairs, TRIES)) {
    if (await write(services, pair, chance)) return true;
  }
  return false;
}

const TRIES = 4;

/** False where the friend has nothing to say. */
async function write(
  services: TalkServices,
  { friendId, person }: FriendOfPerson,
  chance: Chance,
): Promise<boolean> {
  const { db, now, texts } = services;
  const player = await findSimulatedPlayer(db, friendId);
  const writing = player && (await writingOf(services, player));
  if (!writing) return false;
  const friend = { name: person.name, saved: await listSavedTypes(db, person.id) };
  const text = texts.messageToFriend(friend, writing, chance);
  if (!text) return false;
  const message = { senderId: friendId, recipientId: person.id, text, clientKey: undefined, now: now() };
  await send(services, message);
  return true;
}

const STILL_HERE_MS = 30 * 60_000;
const BETWEEN_MESSAGES_MS = 10 * 60_000;
