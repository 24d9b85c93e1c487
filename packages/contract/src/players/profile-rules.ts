import type { Profile } from './profile.ts';

export type ProfileBadge = 'staff' | 'beekeeper' | 'memorial' | 'player';

export function profileBadges({
  account_type,
  is_memorial,
}: Pick<Profile, 'account_type' | 'is_memorial'>): ProfileBadge[] {
  const badges: ProfileBadge[] = [];
  if (account_type !== 'player') badges.push(account_type);
  if (is_memorial) badges.push('memorial');
  return badges.length > 0 ? badges : ['player'];
}

export type AccountStanding =
  | { kind: 'active'; since: string }
  | { kind: 'deleted'; since: string }
  | { kind: 'closed' }
  | { kind: 'memorial' };

type Standing = Pick<Profile, 'is_memorial' | 'is_enabled' | 'deletion_date' | 'last_active'>;

/** `now` in milliseconds. An account with a deletion date in the future is active. */
export function accountStanding(profile: Standing, now: number): AccountStanding {
  const { is_memorial, is_enabled, deletion_date, last_active } = profile;
  if (is_memorial) return { kind: 'memorial' };
  if (deletion_date !== null && now > Date.parse(deletion_date)) {
    return { kind: 'deleted', since: deletion_date };
  }
  return is_enabled ? { kind: 'active', since: last_active } : { kind: 'closed' };
}

export function bioLines(bio: string): string[] {
  const lines = bio.split(/\r\n|\r|\n/).map((line) => line.trim());
  const first = lines.findIndex((line) => line !== '');
  const last = lines.findLastIndex((line) => line !== '');
  return first === -1 ? [] : lines.slice(first, last + 1);
}
