import type { Profile } from '@wallabee/contract/players/profile';
import { playerPreview } from '@wallabee/contract/previews/preview-content';
import { CRUMBS } from '../../../platform/head/crumbs.server.ts';
import type { PageDescription } from '../../../platform/head/page-description.ts';
import { profileHref, profileTabOf } from './profile-links.ts';

/** The same for all tabs of a profile, which are pages about one person. */
export function describeProfile(profile: Profile, pathname: string): PageDescription {
  const { id, name, username, bio, created_at } = profile;
  const own = { name, path: profileHref(id, 'bio') };
  const isOwn = profileTabOf(pathname) === 'bio';
  return {
    preview: playerPreview(profile),
    above: [CRUMBS.profiles, ...(isOwn ? [] : [own])],
    data: ({ siteUrl, url, image }) => [
      {
        '@type': 'ProfilePage',
        url,
        dateCreated: created_at,
        mainEntity: {
          '@type': 'Person',
          '@id': `${siteUrl}${own.path}`,
          url: `${siteUrl}${own.path}`,
          name,
          alternateName: username,
          identifier: String(id),
          description: bio || undefined,
          image,
        },
      },
    ],
  };
}
