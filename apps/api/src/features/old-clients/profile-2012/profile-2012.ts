import { listAchievements } from '@wallabee/contract/achievements/achievement';
import { readItem, readNumberedItem, readNumberedItemByOldName } from '@wallabee/contract/items/item';
import { answerItemTypes, answerItemTypesByOldName } from '@wallabee/contract/items/item-type';
import { listStoreItems, readStore } from '@wallabee/contract/items/stores';
import { listLockedItems } from '@wallabee/contract/locked-items/locked-item';
import { type Profile, readProfile } from '@wallabee/contract/players/profile';
import {
  readPlayerExclusives,
  readPlayerSet,
  readPlayerUniques,
} from '@wallabee/contract/set-progress/set-progress';
import { listSavedItems } from '@wallabee/contract/wish-lists/wish-list';
import type { ApiProfile } from '../../../platform/http/calls/api-profiles.ts';
import { notFound } from '../../../platform/problems.ts';
import { mapEach, mapping } from '../mapping.ts';
import {
  toOldAchievements,
  toOldLockedItems,
  toOldPlayerSet,
  toOldSavedItems,
  toOldUniques,
} from './old-collections.ts';
import { toOldItem, toOldItemTypes, toOldStoreItem } from './old-items.ts';
import { withOldValues } from './old-values.ts';
import { writeAscii } from './write-ascii.ts';

/** For PirateWalla, its library, the Ruby gem, the Perl scripts and the PHP wrapper. */
export function profile2012({ apiUrl }: { apiUrl: string }): ApiProfile {
  const withOldFields = mapEach([
    mapping(readItem, toOldItem),
    mapping(readNumberedItem, toOldItem),
    mapping(readNumberedItemByOldName, toOldItem),
    mapping(answerItemTypes, toOldItemTypes),
    mapping(answerItemTypesByOldName, toOldItemTypes),
    mapping(listStoreItems, ({ items }) => ({ items: items.map(toOldStoreItem) })),
    mapping(readStore, ({ items, ...store }) => ({ ...store, items: items.map(toOldStoreItem) })),
    mapping(readProfile, toOldProfile),
    mapping(listAchievements, toOldAchievements),
    mapping(readPlayerSet, toOldPlayerSet),
    mapping(readPlayerExclusives, toOldPlayerSet),
    mapping(readPlayerUniques, toOldUniques),
    mapping(listSavedItems, toOldSavedItems),
    mapping(listLockedItems, toOldLockedItems(apiUrl)),
  ]);
  return {
    name: '2012',
    map: (call, answer) => withOldValues(withOldFields(call, answer)),
    write: writeAscii,
  };
}

/** Clients check every answer for `error` and would crash on `null`. */
function toOldProfile(profile: Profile | null): Profile {
  if (profile === null) throw notFound('player');
  return profile;
}
