import { ForumId } from '@wallabee/contract/protocol/ids';
import type { Chance } from '@wallabee/simulated-players/chance';
import { withCards } from '@wallabee/simulated-players/texts/with-cards';
import { startThread } from '../../forums/forums.public.ts';
import type { SimulatedPlayer } from '../simulated-players.queries.ts';
import type { Moment } from './moments.ts';
import { postersOf } from './posters.ts';
import type { TalkServices } from './talk-services.ts';
import { writingOf } from './writing.ts';

/** Chat, Party Room and one of the houses; the directory and the newcomers' forum; the two for trades. */
const FORUMS_FOR = {
  found: [4, 4, 12, 9],
  completed: [12, 12, 4, 7],
  traded: [4, 12, 10],
  mixed: [4, 8, 8],
  offer: [3, 3, 13],
  question: [2, 2, 11],
} as const satisfies Record<string, readonly [number, ...number[]]>;

/** About the moment, or else an offer or a question. */
export async function startSomeThread(
  services: TalkServices,
  moment: Moment | undefined,
  chance: Chance,
): Promise<boolean> {
  if (moment && (await write(services, moment.player, moment, chance))) return true;
  for (const player of chance.sample(await postersOf(services), TRIES)) {
    const kind = chance.happens(0.6) ? 'offer' : 'question';
    if (await write(services, player, kind, chance)) return true;
  }
  return false;
}

const TRIES = 4;

async function write(
  services: TalkServices,
  player: SimulatedPlayer,
  about: Moment | 'offer' | 'question',
  chance: Chance,
): Promise<boolean> {
  const { texts } = services;
  const writing = await writingOf(services, player);
  if (!writing) return false;
  const thread =
    about === 'offer'
      ? texts.offerThread(writing, chance)
      : about === 'question'
        ? texts.questionThread(writing, chance)
        : texts.threadAbout(about, writing, chance);
  if (!thread) return false;
  const kind = typeof about === 'string' ? about : about.kind;
  const forumId = ForumId.parse(chance.pick<number>(FORUMS_FOR[kind]));
  const names = new Set(services.types().map(({ name }) => name));
  const text = kind === 'offer' ? withCards(thread.text, names) : thread.text;
  await startThread(services, player.id, { forumId, ...thread, text });
  return true;
}
