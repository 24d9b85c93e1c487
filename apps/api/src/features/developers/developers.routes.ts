import { type ApiIndex, readApiIndex } from '@wallabee/contract/developers/api-index';
import { developerAddresses } from '@wallabee/contract/developers/developers.addresses';
import { eventAddresses } from '@wallabee/contract/events/events.addresses';
import { forumAddresses } from '@wallabee/contract/forums/forums.addresses';
import { itemAddresses } from '@wallabee/contract/items/items.addresses';
import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import { newsAddresses } from '@wallabee/contract/news/news.addresses';
import { placeAddresses } from '@wallabee/contract/places/places.addresses';
import { playerAddresses } from '@wallabee/contract/players/players.addresses';
import { NETWORK_COSTS, networkLimit } from '@wallabee/contract/protocol/network-limits';
import type { Limit } from '@wallabee/contract/protocol/token-bucket';
import { SITE_VERSION } from '@wallabee/contract/protocol/version';
import { setAddresses } from '@wallabee/contract/sets/sets.addresses';
import { statsAddresses } from '@wallabee/contract/stats/stats.addresses';
import type { Config } from '../../config.ts';
import { prepare } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';

type Addresses = Pick<Config, 'SITE_URL' | 'LINKS' | 'NETWORK_LIMIT'>;

export function developerRoutes(addresses: Addresses) {
  const index = prepare(readApiIndex, apiIndex(addresses));

  return async (app: ApiApp) => {
    answer(app, readApiIndex, () => index);
  };
}

function apiIndex({ SITE_URL, LINKS, NETWORK_LIMIT }: Addresses): ApiIndex {
  return {
    name: 'WallaBee API',
    version: SITE_VERSION,
    documentation: `${SITE_URL}/developers`,
    openapi: `${LINKS.api}${developerAddresses.readApiDescription.path}`,
    key_header: 'X-WallaBee-API-Key',
    limits: {
      key: toLimit(KEY_LIMIT),
      network: NETWORK_LIMIT === 0 ? null : toLimit(networkLimit(NETWORK_LIMIT)),
      call_points: NETWORK_COSTS.call,
    },
    calls: Object.fromEntries(
      Object.entries(MAIN_CALLS).map(([name, path]) => [name, `${LINKS.api}${toTemplate(path)}`]),
    ),
  };
}

const MAIN_CALLS = {
  items: itemAddresses.listItemTypes.path,
  item: itemAddresses.readItemType.path,
  item_search: itemAddresses.searchItems.path,
  number: itemAddresses.readNumberedItem.path,
  sets: setAddresses.browseSets.path,
  set: setAddresses.readSet.path,
  player: playerAddresses.readProfile.path,
  places: placeAddresses.listNearestPlaces.path,
  forums: forumAddresses.listForums.path,
  news: newsAddresses.listNews.path,
  stats: statsAddresses.readGlobalStats.path,
  events: eventAddresses.followEvents.path,
};

function toLimit({ perSecond, burst }: Limit) {
  return { per_second: perSecond, burst };
}

function toTemplate(path: string): string {
  return path.replace(/:(\w+)/g, '{$1}');
}
