import { BioPanel } from '../../features/players/profile/bio-panel.tsx';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { LateBio } from './late-bio.tsx';

export default function ProfileBioPage() {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="bio" />
      <BioPanel profile={profile}>
        <LateBio profile={profile} />
      </BioPanel>
    </>
  );
}
