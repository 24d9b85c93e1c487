import { FAQ } from '@wallabee/game/texts/faq';
import type { Db } from '../../../../platform/db/db.ts';
import { textOfPost } from '../../../forums/forums.public.ts';
import { getAudiences, listNewsWords, listPostWords, listThreadWords } from '../words.queries.ts';
import { largeWords } from './catalogue-documents.ts';
import { Documents } from './documents.ts';
import { eachRow } from './each-row.ts';
import { type Changes, followDocuments, type LiveDocuments } from './live-documents.ts';
import { plainText } from './plain-text.ts';
import type { Followed } from './row-documents.ts';

const CHANNELS = {
  threads: 'thread_words',
  posts: 'post_words',
  news: 'news_words',
  forums: 'forum_words',
} as const;

/** Threads with their posts, the blog and the FAQ. */
export function textDocuments({ db, notifications }: Followed): LiveDocuments {
  return followDocuments({
    notifications,
    channels: Object.values(CHANNELS),
    load: () => loadTexts(db),
    refresh: (documents, changes) => refreshTexts(db, documents, changes),
  });
}

async function loadTexts(db: Db): Promise<Documents> {
  const documents = new Documents({ prefersShortNames: false });
  documents.setAudiences(await getAudiences(db));
  await eachRow(
    (after) => listThreadWords(db, { after }),
    (row) => addThread(documents, row),
  );
  await eachRow(
    (after) => listPostWords(db, { after }),
    (row) => addPost(documents, row),
  );
  for (const row of await listNewsWords(db)) addNews(documents, row);
  for (const [at, entry] of FAQ.entries()) addAnswer(documents, entry, at);
  documents.store.compact();
  return documents;
}

async function refreshTexts(db: Db, documents: Documents, changes: Changes) {
  const threadIds = [...(changes.get(CHANNELS.threads) ?? [])];
  const postIds = [...(changes.get(CHANNELS.posts) ?? [])];
  const [threads, posts] = await Promise.all([
    threadIds.length > 0 ? listThreadWords(db, { ids: threadIds }) : [],
    postIds.length > 0 ? listPostWords(db, { ids: postIds }) : [],
  ]);
  const there = new Set(threads.map(({ id }) => id));
  for (const id of threadIds) if (!there.has(id)) documents.delete(`thread.${id}`);
  for (const thread of threads) addThread(documents, thread);
  for (const id of postIds) documents.deletePart(id);
  for (const post of posts) addPost(documents, post);
}

function addThread(
  documents: Documents,
  { id, title, forum_id }: Awaited<ReturnType<typeof listThreadWords>>[number],
) {
  documents.set({ id: `thread.${id}`, name: title, forumId: forum_id });
}

function addPost(
  documents: Documents,
  { id, thread_id, text, is_html }: Awaited<ReturnType<typeof listPostWords>>[number],
) {
  documents.addPart(`thread.${thread_id}`, id, largeWords(is_html ? textOfPost(text) : text));
}

function addNews(documents: Documents, row: Awaited<ReturnType<typeof listNewsWords>>[number]) {
  documents.set({
    id: `news.${row.slug}`,
    name: row.title,
    text: largeWords([row.summary, ...row.body].join(' ')),
    weight: NEWS_WEIGHT + row.id,
    visibleFrom: row.published_at.getTime(),
  });
}

function addAnswer(documents: Documents, { id, question, answer }: (typeof FAQ)[number], at: number) {
  documents.set({
    id: `faq.${id}`,
    name: question,
    text: largeWords(plainText(answer)),
    weight: FAQ_WEIGHT - at,
  });
}

/** The site's own texts come before threads that match as well; a thread's weight is the id of its newest post. */
const NEWS_WEIGHT = 2 ** 32;
const FAQ_WEIGHT = 2 ** 33;
