import { BioPanel } from '../features/players/bio-panel.tsx';
import { ProfileMeta } from '../features/players/profile-meta.tsx';
import { useShownProfile } from '../features/players/use-shown-profile.ts';

export default function ProfileBioPage() {
  const profile = useShownProfile();
  return (
    <>
      <ProfileMeta profile={profile} tab="bio" />
      <BioPanel profile={profile} />
    </>
  );
}
