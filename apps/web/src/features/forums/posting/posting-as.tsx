import { useOwnProfile } from '../../../platform/queries/own-profile.ts';
import { forumStrings } from '../forums.strings.ts';

export function PostingAs() {
  const { data: profile } = useOwnProfile();
  return profile && <span>{forumStrings.postingAs(profile.name)}</span>;
}
