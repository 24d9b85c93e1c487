import {
  type PlayerSetDetail,
  type PlayerSetItem,
  readPlayerExclusives,
  readPlayerSet,
  readPlayerUniques,
} from '@wallabee/contract/set-progress/set-progress';
import type { ApiProfile } from '../../../platform/http/calls/api-profiles.ts';
import { mapEach, mapping } from '../mapping.ts';

/** For WannaBee. It reads today's types, but treats every item with a `number` as saved, even 0. */
export const PROFILE_2017: ApiProfile = {
  name: '2017',
  map: mapEach([
    mapping(readPlayerSet, toSetDetail),
    mapping(readPlayerExclusives, toSetDetail),
    mapping(readPlayerUniques, toSetDetail),
  ]),
  write: JSON.stringify,
};

function toSetDetail({ items, ...set }: PlayerSetDetail) {
  return { ...set, items: items.map(toSetItem) };
}

function toSetItem({ number, ...item }: PlayerSetItem) {
  return number === 0 ? item : { ...item, number };
}
