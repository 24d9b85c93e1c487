// A script of its own, because it is needed only without a network.
import { createSearchCalls } from '@wallabee/game/search/reference/reference-calls';
import { provideSearch } from './load-search.ts';

provideSearch(createSearchCalls);
