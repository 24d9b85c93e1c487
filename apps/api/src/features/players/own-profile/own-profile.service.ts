import { isNameReserved, looksLike } from '@wallabee/contract/players/display-name-rules';
import { NAME_FAULTS, type OwnProfile } from '@wallabee/contract/players/own-profile';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import { badInput, refused } from '../../../platform/problems.ts';
import { recordActivity } from '../../../platform/sessions/activity.queries.ts';
import type { CatalogueHolder } from '../../catalogue/catalogue.public.ts';
import { recordCards } from '../../living-text/living-text.public.ts';
import {
  getOwnProfile,
  listNamesOfStaff,
  lockOwnProfile,
  type ProfileFields,
  type StoredOwnProfile,
  updateProfile,
} from './own-profile.queries.ts';

export interface ProfileServices {
  db: Db;
  catalogue: CatalogueHolder;
  now: () => Date;
}

type Wanted = { [Field in keyof ProfileFields]: string | undefined };

export async function readProfileOf(db: Db, id: PlayerId): Promise<OwnProfile> {
  return toOwnProfile(await getOwnProfile(db, id));
}

export function changeProfile(
  { db, catalogue, now }: ProfileServices,
  id: PlayerId,
  wanted: Wanted,
): Promise<OwnProfile> {
  return db.transaction().execute(async (trx) => {
    const stored = await lockOwnProfile(trx, id);
    const changed = changesOf(stored, wanted);
    if (Object.values(changed).some((text) => text !== '')) refuseMuted(stored);
    if (changed.name !== undefined) await refuseName(trx, changed.name, { id, ...stored });
    if (Object.keys(changed).length > 0) {
      await updateProfile(trx, id, changed);
      await recordActivity(trx, [id], now());
    }
    if (changed.bio !== undefined) {
      const passages = [changed.bio];
      await recordCards(trx, catalogue, { kind: 'bio', id, passages, authorId: id, isEdit: true });
    }
    return toOwnProfile({ ...stored, ...changed });
  });
}

/** A player whom moderators have muted can remove what they wrote, but write nothing new. */
export function refuseMuted({ has_forums_right }: Pick<StoredOwnProfile, 'has_forums_right'>) {
  if (!has_forums_right) {
    throw refused(
      'You cannot change your profile while your forums right is taken away. Ask support.',
      'muted',
    );
  }
}

function changesOf(stored: StoredOwnProfile, wanted: Wanted) {
  const fields = ['name', 'bio', 'home_location'] as const;
  const changed: Partial<Record<(typeof fields)[number], string>> = {};
  for (const field of fields) {
    const text = wanted[field];
    if (text !== undefined && text !== stored[field]) changed[field] = text;
  }
  return changed;
}

async function refuseName(db: Db, name: string, player: StoredOwnProfile & { id: PlayerId }) {
  const isReserved = isNameReserved(name, player.account_type);
  if (isReserved || (await listNamesOfStaff(db, player.id)).some((other) => looksLike(name, other))) {
    const error = 'That name is reserved, because it could be mistaken for the site’s own. Choose another.';
    throw badInput(error, { name: NAME_FAULTS.reserved });
  }
}

function toOwnProfile({
  name,
  bio,
  home_location,
  picture_key,
  has_forums_right,
}: StoredOwnProfile): OwnProfile {
  return { name, bio, home_location, has_picture: picture_key !== null, may_change: has_forums_right };
}
