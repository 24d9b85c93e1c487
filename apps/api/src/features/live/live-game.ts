import { createSwapTexts } from '@wallabee/simulated-players/swaps/swap-texts';
import { createLiveTexts } from '@wallabee/simulated-players/texts/live-texts';
import { perCatalogue } from '../catalogue/catalogue.public.ts';
import { latestItems } from '../items/items.public.ts';
import type { LiveGameServices } from './live-services.ts';
import { createPeople } from './people.ts';
import { createKnownLoader } from './playing/load-known.ts';
import { createVisits, type Deed } from './playing/visits.ts';
import { repeat } from './repeat.ts';
import { answerSwaps } from './swapping/swap-answers.ts';
import { writeInSwaps } from './swapping/swap-lines.ts';
import { createSwapProposals } from './swapping/swap-proposals.ts';
import { answerMessages } from './talking/answers.ts';
import { createForumTalk } from './talking/forum-talk.ts';
import { writeToFriend } from './talking/friend-mail.ts';
import { toKnownTypes } from './talking/known-types.ts';
import { momentOf } from './talking/moments.ts';

interface LiveGameOptions extends LiveGameServices {
  actionsPerMinute: number;
  /** Only one of several processes plays, or the pace would grow with their number. */
  isActive?: () => boolean;
}

/** The database may be unavailable, so every failure is ignored and another action follows. */
export function startLiveGame(options: LiveGameOptions): { stop(): Promise<void> } {
  const { isActive = () => true, random } = options;
  const game = createLiveGame(options);
  const whileActive = (step: () => Promise<unknown>) => async () => {
    if (isActive()) await step().catch(() => {});
  };
  const pause = () => drawPause(options.actionsPerMinute, random);
  const loops = [
    repeat(whileActive(game.act), pause),
    repeat(whileActive(game.answerMessages), () => BETWEEN_LOOKS_MS),
    repeat(whileActive(game.writeToFriend), () => BETWEEN_MESSAGES_MS * (0.5 + random())),
    repeat(whileActive(game.answerSwaps), () => BETWEEN_LOOKS_MS),
    repeat(whileActive(game.writeInSwaps), () => BETWEEN_LOOKS_MS),
    repeat(whileActive(game.proposeToPeople), () => BETWEEN_LOOKS_MS),
    repeat(whileActive(game.proposeAmongSimulated), () => BETWEEN_RINGS_MS * (0.5 + random())),
  ];
  return {
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

const BETWEEN_LOOKS_MS = 5_000;
const BETWEEN_MESSAGES_MS = 3 * 60_000;
const BETWEEN_RINGS_MS = 2 * 60_000;

/** In milliseconds, between half and one and a half times the average. */
export function drawPause(actionsPerMinute: number, random: () => number): number {
  return (60_000 / actionsPerMinute) * (0.5 + random());
}

export function createLiveGame(services: LiveGameServices) {
  const people = createPeople(services);
  const loader = createKnownLoader(services, people);
  const types = perCatalogue(services.catalogue, toKnownTypes);
  const talkServices = { ...services, people, loader, types, texts: createLiveTexts() };
  const latest = perCatalogue(services.catalogue, (current) => latestItems(current).map(({ id }) => id));
  const visits = createVisits({ ...services, loader, latest });
  const talk = createForumTalk(talkServices);
  const swappingServices = { ...services, people, swapTexts: createSwapTexts() };
  const proposals = createSwapProposals(swappingServices);
  const drawSilence = () => SHORTEST_SILENCE + Math.floor(services.random() * 9);
  let untilTalk = drawSilence();

  async function play(): Promise<boolean> {
    const deed = await visits.next();
    if (deed) await note(deed);
    return deed !== undefined;
  }

  async function note(deed: Deed) {
    const names = new Map((await people.around()).map(({ id, name }) => [Number(id), name]));
    const catalogue = services.catalogue.current();
    const moment = momentOf({ ...deed, catalogue, nameOf: (id) => names.get(id) });
    if (moment) talk.note({ ...moment, player: deed.player, at: services.now().getTime() });
  }

  return {
    /** The next action of somebody's visit, and now and then a post in the forums. */
    act: async (): Promise<boolean> => {
      untilTalk -= 1;
      if (untilTalk > 0) return play();
      untilTalk = drawSilence();
      return (await talk.speak().catch(() => false)) || (await play());
    },
    answerMessages: () => answerMessages(talkServices),
    writeToFriend: () => writeToFriend(talkServices),
    answerSwaps: () => answerSwaps(swappingServices),
    writeInSwaps: () => writeInSwaps(swappingServices),
    proposeToPeople: proposals.toPeople,
    proposeAmongSimulated: proposals.amongSimulated,
  };
}

/** In actions: with up to eight more, a post comes every 36 to 52 s at the default pace. */
const SHORTEST_SILENCE = 18;

/** Every version of the site must use the same number. */
export const LIVE_GAME_LOCK = 824_662;
