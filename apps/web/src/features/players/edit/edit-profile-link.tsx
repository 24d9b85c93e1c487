import type { Profile } from '@wallabee/contract/players/profile';
import { useSession } from '../../../platform/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { editProfileStrings } from './edit-profile.strings.ts';

/** On a player's own public profile. */
export function EditProfileLink({ profile }: { profile: Pick<Profile, 'id'> }) {
  const session = useSession();
  if (session?.userId !== profile.id) return null;
  return (
    <ButtonLink look="line" to={`/u/${encodeURIComponent(session.username)}/profile`}>
      {editProfileStrings.edit}
    </ButtonLink>
  );
}
