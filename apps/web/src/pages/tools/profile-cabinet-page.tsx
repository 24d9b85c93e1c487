import { readCabinet } from '@wallabee/contract/cabinet/cabinet';
import { dayOf } from '@wallabee/contract/protocol/day';
import { CabinetView } from '../../features/cabinet/cabinet-view.tsx';
import { EditProudest } from '../../features/cabinet/edit/edit-proudest.tsx';
import { BioText } from '../../features/players/profile/bio-text.tsx';
import { profileHref } from '../../features/players/profile/profile-links.ts';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { find } from '../../platform/pages/load.ts';
import type { Route } from './+types/profile-cabinet-page.ts';
import { LateBio } from './late-bio.tsx';
import { LateCabinet } from './late-cabinet.tsx';

/** Without the cabinet the page still shows the bio. Without a player of this name the layout says so. */
export async function loader({ params: { player }, context }: Route.LoaderArgs) {
  const cabinet = await find(context, readCabinet, { params: { player } }).catch(() => null);
  return { cabinet, today: dayOf(Date.now()) };
}

export default function ProfileCabinetPage({ loaderData: { cabinet, today } }: Route.ComponentProps) {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="cabinet" />
      <CabinetView
        cabinet={cabinet}
        name={profile.name}
        bio={
          <BioText profile={profile}>
            <LateBio profile={profile} />
          </BioText>
        }
        edit={<EditProudest player={profile} />}
        rest={
          <LateCabinet
            cabinet={cabinet}
            player={profile}
            today={today}
            trophiesHref={profileHref(profile.id, 'trophies')}
          />
        }
      />
    </>
  );
}
