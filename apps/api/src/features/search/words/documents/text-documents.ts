import { faqDocuments, toNewsDocument } from '@wallabee/game/search/site-text-documents';
import { largeWords } from '@wallabee/game/words/documents/catalogue-documents';
import { Documents, dayOf, type Written } from '@wallabee/game/words/documents/documents';
import type { Db } from '../../../../platform/db/db.ts';
import { textOfPost } from '../../../forums/forums.public.ts';
import {
  getAudiences,
  listNewsWords,
  listPostsOfThreads,
  listPostWords,
  listThreadWords,
} from '../words.queries.ts';
import { eachRow } from './each-row.ts';
import { type Changes, followDocuments, type LiveDocuments } from './live-documents.ts';
import type { Followed } from './row-documents.ts';

const CHANNELS = {
  threads: 'thread_words',
  posts: 'post_words',
  news: 'news_words',
  forums: 'forum_words',
} as const;

/** The blog and the FAQ, which everybody sees. */
export function siteTextDocuments({ db, notifications }: Followed): LiveDocuments {
  return followDocuments({
    notifications,
    channels: [CHANNELS.news],
    load: async () => {
      const documents = new Documents({ prefersShortNames: false });
      await addSiteTexts(db, documents);
      return documents;
    },
    refresh: async () => {},
  });
}

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
  await addSiteTexts(db, documents);
  return documents;
}

async function addSiteTexts(db: Db, documents: Documents) {
  for (const row of await listNewsWords(db)) documents.set(toNewsDocument(row));
  for (const document of faqDocuments()) documents.set(document);
  documents.store.compact();
}

async function refreshTexts(db: Db, documents: Documents, changes: Changes) {
  const postIds = [...(changes.get(CHANNELS.posts) ?? [])];
  const posts = postIds.length > 0 ? await listPostWords(db, { ids: postIds }) : [];
  const unknown = posts.map(({ thread_id }) => thread_id).filter((id) => !documents.has(`thread.${id}`));
  const threads = await readThreads(db, documents, [...(changes.get(CHANNELS.threads) ?? []), ...unknown]);
  const changed = new Map([...threads.posts, ...posts].map((post) => [post.id, post]));
  // First, because a post that was moved is still part of the thread that it has left.
  for (const id of postIds) documents.deletePart(id);
  for (const id of threads.known) documents.delete(`thread.${id}`);
  for (const thread of threads.rows) addThread(documents, thread);
  for (const post of changed.values()) addPost(documents, post);
}

/** The posts of a known thread go with its old title, so they are read again. */
async function readThreads(db: Db, documents: Documents, ids: readonly number[]) {
  const known = ids.filter((id) => documents.has(`thread.${id}`));
  const rows = ids.length > 0 ? await listThreadWords(db, { ids }) : [];
  const posts = known.length > 0 ? await listPostsOfThreads(db, known) : [];
  return { known, rows, posts };
}

function addThread(documents: Documents, row: ThreadRow) {
  documents.set({
    id: `thread.${row.id}`,
    name: row.title,
    forumId: row.forum_id,
    firstPostId: row.first_post_id,
    written: writtenOf(row),
  });
}

function addPost(documents: Documents, row: PostRow) {
  const words = largeWords(row.is_html ? textOfPost(row.text) : row.text);
  documents.addPart(`thread.${row.thread_id}`, row.id, words, writtenOf(row));
}

function writtenOf({ author_id, created_at }: { author_id: number; created_at: Date }): Written {
  return { authorId: author_id, day: dayOf(created_at) };
}

type ThreadRow = Awaited<ReturnType<typeof listThreadWords>>[number];
type PostRow = Awaited<ReturnType<typeof listPostWords>>[number];
