import type { Alert, AlertSubject } from '@wallabee/contract/alerts/alert';
import { canSee } from '@wallabee/contract/forums/forum-rules';
import { formatNumber } from '@wallabee/contract/protocol/format-number';
import { LARGEST_ID, type SetId } from '@wallabee/contract/protocol/ids';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import type { Db } from '../../../platform/db/db.ts';
import type { SignedInPlayer } from '../../../platform/sessions/sessions.queries.ts';
import type { Catalogue } from '../../catalogue/catalogue.public.ts';
import {
  listNumbersById,
  listPlaceNames,
  listPlayerNames,
  listThreadTitles,
} from './alert-things.queries.ts';

/** What an alert is about, as its owner may see it. */
export type Thing = NonNullable<Alert['about']>;

export type ThingSubject = Exclude<AlertSubject, 'items' | 'numbers'>;

export interface ThingSources {
  readonly db: Db;
  readonly catalogue: Catalogue;
  readonly viewer: Pick<SignedInPlayer, 'account_type'>;
}

export interface AskedThing {
  readonly of: ThingSubject;
  readonly id: number;
}

export const THING_NOUNS: Record<ThingSubject, string> = {
  set: 'set',
  number: 'number',
  place: 'place',
  player: 'player',
  thread: 'thread',
};

export type FindThing = (asked: AskedThing) => Thing | undefined;

/** Finds all of them with one statement for each subject. What the viewer may not see is not found. */
export async function findThings(sources: ThingSources, asked: readonly AskedThing[]): Promise<FindThing> {
  const found = new Map<string, Thing>();
  for (const subject of Object.keys(FINDERS) as ThingSubject[]) {
    const ids = new Set(asked.filter(({ of }) => of === subject).map(({ id }) => id));
    const known = [...ids].filter((id) => subject === 'number' || id <= LARGEST_ID);
    if (known.length === 0) continue;
    for (const thing of await FINDERS[subject](sources, known)) found.set(`${subject} ${thing.id}`, thing);
  }
  return ({ of, id }) => found.get(`${of} ${id}`);
}

/** In place of a thing that is gone. */
export function goneThing({ of, id }: AskedThing): Thing {
  const noun = THING_NOUNS[of];
  return { id, label: `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} ${id}`, url: '/alerts' };
}

type Finder = (sources: ThingSources, ids: readonly number[]) => Promise<Thing[]>;

const FINDERS: Record<ThingSubject, Finder> = {
  set: async ({ catalogue }, ids) =>
    ids.flatMap((id) => {
      const set = catalogue.sets.get(id as SetId);
      return set ? { id, label: set.name, url: setAddress(set) } : [];
    }),
  number: async ({ db, catalogue }, ids) =>
    (await listNumbersById(db, ids)).flatMap(({ id, item_type_id, number }) => {
      const type = catalogue.items.get(item_type_id);
      if (!type || isUndiscovered(type)) return [];
      const label = `${type.name} #${formatNumber(number)}`;
      return { id, label, url: `/tools/item/${type.id}/num/${number}` };
    }),
  place: async ({ db }, ids) =>
    (await listPlaceNames(db, ids)).map(({ id, name, city }) => ({
      id,
      label: `${name}, ${city}`,
      url: `/tools/place/${id}`,
    })),
  player: async ({ db }, ids) =>
    (await listPlayerNames(db, ids)).map(({ id, name }) => ({
      id,
      label: name,
      url: `/tools/profile/${id}/bio`,
    })),
  thread: async ({ db, viewer }, ids) =>
    (await listThreadTitles(db, ids))
      .filter((thread) => canSee(thread, viewer))
      .map(({ id, title, forum_id }) => ({ id, label: title, url: `/forums/${forum_id}/0/${id}/0` })),
};

function setAddress({ id, subsets }: { id: SetId; subsets: readonly unknown[] }): string {
  return `/tools/sets/${id}${subsets.length > 0 ? '/sub' : ''}`;
}
