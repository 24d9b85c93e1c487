import type { Setting } from '../../setting.ts';
import { announceMechanics, announceSets } from './announcements.ts';
import { auctionThreads } from './auctions.ts';
import { type ChatPlan, chatThreads, subjectsOf } from './chat.ts';
import { directoryThreads, newcomerQuestions } from './directory.ts';
import { gameThreads, itemChainThread } from './games.ts';
import { languageCorners } from './language-corners.ts';
import { helloThreads, meetupThreads, momentThreads } from './moment-threads.ts';
import { bookThreads, cityThreads } from './running-threads.ts';
import { HOUSE_FORUMS } from './speakers.ts';
import type { Talk } from './talk.ts';
import type { Draft, GeneratedThread } from './thread.ts';
import { offerThreads, requestThreads } from './trades.ts';
import { writtenThreads } from './written-threads.ts';

/** All threads of the world, oldest first. */
export function drawThreads(setting: Setting, talk: Talk): GeneratedThread[] {
  const { size, corpus, catalogue } = setting;
  const isSmall = size.threads < 500;
  const fixed = [
    ...writtenThreads(talk, corpus.forums, size.writtenThreads),
    ...announceSets(talk),
    ...announceMechanics(talk, catalogue),
    ...itemChainThread(talk, catalogue, size.longestThread),
    ...gameThreads(talk, isSmall ? 1 : 6),
    ...languageCorners(talk, Math.ceil(size.longestThread / 3)),
  ];
  const rest = Math.max(size.threads - fixed.length, 0);
  const share = (percent: number) => Math.round((rest * percent) / 100);
  const threads: Draft[] = [
    ...fixed,
    ...bookThreads(talk, { everlasting: isSmall ? 1 : 13, yearly: share(10) }),
    ...cityThreads(talk, share(3)),
    ...offerThreads(talk, share(17)),
    ...requestThreads(talk, share(9)),
    ...auctionThreads(talk, share(7)),
    ...newcomerQuestions(talk, share(6)),
    ...helloThreads(talk, share(9)),
    ...momentThreads(talk, 'brags', share(9)),
    ...momentThreads(talk, 'completions', share(5)),
    ...momentThreads(talk, 'regrets', share(3)),
    ...momentThreads(talk, 'travels', share(4)),
    ...momentThreads(talk, 'bargains', share(4)),
    ...meetupThreads(talk, share(3)),
    ...chatPlans(setting, share).flatMap((plan) => chatThreads(talk, plan)),
    ...directoryThreads(talk, size.itemThreads),
  ];
  return threads
    .filter(({ posts }) => posts.length > 0)
    .map(finished)
    .sort((a, b) => startOf(a) - startOf(b) || (a.title < b.title ? -1 : 1));
}

/** Talk that no single moment starts. */
function chatPlans({ corpus }: Setting, share: (percent: number) => number): ChatPlan[] {
  const subjects = (family: string) => subjectsOf(corpus.texts, family);
  const anyone = ({ speakers }: Talk, at: number) => speakers.anyone(at);
  const keeper = ({ speakers }: Talk, at: number) => speakers.keeper(at);
  const keepers = (
    { speakers }: Talk,
    at: number,
    _: number,
    except: Parameters<typeof speakers.keeper>[1],
  ) => speakers.keeper(at, except);
  const staff = ({ speakers }: Talk, at: number) => speakers.staff(at);
  const inHouse = (
    { speakers }: Talk,
    at: number,
    forumId: number,
    except: Parameters<typeof speakers.staff>[1] = [],
  ) => speakers.inHouse(forumId, at, except);
  return [
    { forumIds: [4], subjects: subjects('chat'), count: share(9), starter: anyone, mean: 8, most: 70 },
    {
      forumIds: HOUSE_FORUMS,
      subjects: subjects('house'),
      count: share(4),
      starter: inHouse,
      answerer: inHouse,
      mean: 6,
      most: 45,
    },
    {
      forumIds: [11],
      subjects: subjects('newbee'),
      count: share(3),
      starter: anyone,
      mean: 3,
      most: 8,
      closing: { reason: 'answered', share: 0.2 },
    },
    {
      forumIds: [5],
      subjects: subjects('bug'),
      count: share(6),
      starter: anyone,
      mean: 2,
      most: 9,
      closing: { reason: 'fixed', share: 0.5 },
    },
    {
      forumIds: [20, 22],
      subjects: subjects('lodge'),
      count: share(1),
      starter: keeper,
      answerer: keepers,
      mean: 3,
      most: 12,
    },
    {
      forumIds: [21],
      subjects: subjects('review'),
      count: share(1.5),
      starter: keeper,
      answerer: keepers,
      mean: 3,
      most: 10,
    },
    {
      forumIds: [23],
      subjects: subjects('office'),
      count: share(0.5),
      starter: staff,
      answerer: staff,
      mean: 3,
      most: 10,
    },
  ];
}

function finished({ forum, title, itemTypeId, isClosed, posts }: Draft): GeneratedThread {
  return {
    forum,
    title,
    itemTypeId,
    isClosed,
    posts: posts.map(({ author, text, isHtml, at, quotes }) => ({ author, text, isHtml, at, quotes })),
  };
}

const startOf = ({ posts }: GeneratedThread) => posts[0]?.at ?? 0;
