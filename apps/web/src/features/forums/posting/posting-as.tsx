import { useOwnProfile } from '../../../platform/queries/own-profile.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { memberHref } from '../forum-links.ts';
import { forumStrings } from '../forums.strings.ts';

/** By the name that stands above the post. */
export function PostingAs() {
  const { data: profile } = useOwnProfile();
  if (!profile) return null;
  return (
    <span>
      {forumStrings.postingAs} <Link to={memberHref(profile.id)}>{profile.name}</Link>
    </span>
  );
}
