import type { RelatedThread } from '@wallabee/contract/forums/related';
import type { ItemTypeId, SetId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { wordsOf } from '@wallabee/game/words/analysis/split-words';
import type { WordIndex } from '@wallabee/game/words/word-index';
import type { Db } from '../../../platform/db/db.ts';
import { found } from '../../../platform/problems.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { audiencesOf } from '../finding/counts.ts';
import { listRelated, listThreadTexts } from './forum-posts.queries.ts';
import { plainTextOf, toRelatedThread } from './forum-posts.views.ts';

interface Services {
  db: Db;
  words: WordIndex;
  catalogue: CatalogueHolder;
}

interface Asked {
  item?: ItemTypeId | undefined;
  set?: SetId | undefined;
}

export async function relatedThreads(
  { db, words, catalogue }: Services,
  player: SignedInPlayer,
  asked: Asked,
): Promise<RelatedThread[]> {
  const { name, types } = subjectOf(catalogue, asked);
  // Undiscovered items must not be revealed.
  if (types.length === 0) return [];
  const threadIds = await threadsNaming(db, words, player, name);
  const rows = await listRelated(db, { types, threadIds, audiences: audiencesOf(player) });
  return rows.map(toRelatedThread);
}

function subjectOf(catalogue: CatalogueHolder, { item: itemId, set: setId }: Asked) {
  const { items, sets } = catalogue.current();
  if (itemId !== undefined) {
    const item = found(items.get(itemId), 'item type');
    return { name: item.name, types: isUndiscovered(item) ? [] : [itemId] };
  }
  const set = found(setId === undefined ? undefined : sets.get(setId), 'set');
  const discovered = [...items.values()].filter((item) => item.set_id === set.id && !isUndiscovered(item));
  return { name: set.name, types: discovered.map(({ id }) => id) };
}

/** The word index also finds similar words, so the best matches are read. */
async function threadsNaming(db: Db, words: WordIndex, viewer: SignedInPlayer, name: string) {
  const asked = { viewer, order: 'relevance', skip: 0, most: MOST_READ } as const;
  const { ids: postIds } = await words.findPosts(name, asked);
  if (postIds.length === 0) return [];
  const phrase = ` ${wordsOf(name).join(' ')} `;
  const isNamed = (text: string) => ` ${wordsOf(text).join(' ')} `.includes(phrase);
  const rows = await listThreadTexts(db, { postIds });
  return rows
    .filter((row) => isNamed(row.title) || isNamed(plainTextOf(row)))
    .map(({ thread_id }) => thread_id);
}

const MOST_READ = 40;
