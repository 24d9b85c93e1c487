import { createItemFinder } from '../../catalogue/item-finder.ts';
import type { Setting } from '../../setting.ts';
import { announceMechanics, announceSets } from './announcements.ts';
import { auctionThreads } from './auctions.ts';
import { chatThreads } from './chat.ts';
import { chatPlans } from './chat-plans.ts';
import { directoryThreads, newcomerQuestions } from './directory.ts';
import { gameThreads, itemChainThread } from './games.ts';
import { languageCorners } from './language-corners.ts';
import { helloThreads, meetupThreads, momentThreads } from './moment-threads.ts';
import { requestThreads } from './requests.ts';
import { bookThreads, cityThreads } from './running-threads.ts';
import type { Talk } from './talk.ts';
import type { Draft, GeneratedThread } from './thread.ts';
import { offerThreads } from './trades.ts';
import { writtenThreads } from './written-threads.ts';

/** All threads of the world, oldest first. */
export function drawThreads(setting: Setting, talk: Talk): GeneratedThread[] {
  const { size } = setting;
  const threads: GeneratedThread[] = [];
  const itemsIn = createItemFinder(setting.catalogue);
  const namesTheFuture = ({ posts }: Draft) =>
    posts.some(({ text, at }) => itemsIn(text).some(({ releasedAt }) => releasedAt > at));
  // A draft holds the facts of its posts, so each is finished before the next ones are written.
  const finish = (drafts: readonly Draft[]) => {
    const written = drafts.filter((draft) => draft.posts.length > 0 && !namesTheFuture(draft));
    for (const draft of written) threads.push(finished(draft));
  };
  for (const drafts of fixedThreads(setting, talk)) finish(drafts);
  const rest = Math.max(size.threads - threads.length, 0);
  const share = (percent: number) => Math.round((rest * percent) / 100);
  for (const drafts of sharedThreads(talk, share)) finish(drafts);
  for (const plan of chatPlans(setting.corpus.texts, share)) finish(chatThreads(talk, plan));
  finish(directoryThreads(talk, size.itemThreads));
  return threads.sort((a, b) => startOf(a) - startOf(b) || (a.title < b.title ? -1 : 1));
}

function* fixedThreads({ size, corpus, catalogue }: Setting, talk: Talk): Generator<Draft[]> {
  yield writtenThreads(talk, corpus.forums, size.writtenThreads);
  yield announceSets(talk);
  yield announceMechanics(talk, catalogue);
  yield itemChainThread(talk, catalogue, size.longestThread);
  yield gameThreads(talk, size.games);
  yield languageCorners(talk, Math.ceil(size.longestThread / 4));
}

/** Threads about what happened, by their percentage of all that are left. */
function* sharedThreads(talk: Talk, share: (percent: number) => number): Generator<Draft[]> {
  yield bookThreads(talk, { everlasting: 2 * talk.size.games, periods: share(10) });
  yield cityThreads(talk, share(3));
  yield offerThreads(talk, share(17));
  yield requestThreads(talk, share(9));
  yield auctionThreads(talk, share(7));
  yield newcomerQuestions(talk, share(6));
  yield helloThreads(talk, share(9));
  yield momentThreads(talk, 'brags', share(9));
  yield momentThreads(talk, 'completions', share(5));
  yield momentThreads(talk, 'regrets', share(3));
  yield momentThreads(talk, 'travels', share(4));
  yield momentThreads(talk, 'bargains', share(4));
  yield meetupThreads(talk, share(3));
}

function finished({ forum, title, itemTypeId, isClosed, closedAs, posts }: Draft): GeneratedThread {
  return {
    forum,
    title,
    itemTypeId,
    isClosed,
    closedAs,
    posts: posts.map(({ author, text, isHtml, at, quotes }) => ({ author, text, isHtml, at, quotes })),
  };
}

const startOf = ({ posts }: GeneratedThread) => posts[0]?.at ?? 0;
