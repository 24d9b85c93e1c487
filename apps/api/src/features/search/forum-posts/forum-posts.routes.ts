import { searchForums } from '@wallabee/contract/forums/forum-search';
import { listRelatedThreads } from '@wallabee/contract/forums/related';
import type { WordIndex } from '@wallabee/game/words/word-index';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { findPosts } from './forum-search.service.ts';
import { relatedThreads } from './related.service.ts';

interface ForumPostsOptions {
  words: WordIndex;
  catalogue: CatalogueHolder;
}

export function forumPostRoutes({ words, catalogue }: ForumPostsOptions) {
  return async (app: ApiApp) => {
    answer(app, searchForums, ({ query }, { player, reads }) =>
      findPosts({ db: reads, words }, player, query),
    );

    answer(app, listRelatedThreads, async ({ query }, { player, reads }) => ({
      threads: await relatedThreads({ db: reads, words, catalogue }, player, query),
    }));
  };
}
