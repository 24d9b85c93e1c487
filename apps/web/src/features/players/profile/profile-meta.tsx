import type { Profile } from '@wallabee/contract/players/profile';
import { PageMeta } from '../../../platform/pages/page-meta.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { playerStrings } from '../players.strings.ts';
import { type ProfilePage, profileHref } from './profile-links.ts';

/** The canonical address is the same for every name or id that leads here. */
export function ProfileMeta({ profile, tab }: { profile: Profile; tab: ProfilePage }) {
  const { id, name, completed_sets_count: count, created_at } = profile;
  const sets = playerStrings.sets(count, formatNumber(count));
  return (
    <PageMeta
      title={playerStrings.pageTitle(name, tab)}
      description={playerStrings.description(name, sets, formatDate(created_at))}
      path={profileHref(id, tab)}
    />
  );
}
