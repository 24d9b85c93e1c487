import { wishTargetWritten } from '@wallabee/contract/wish-lists/wish-list-rules';
import { redirect } from 'react-router';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { WishListLanding } from '../../features/wish-lists/wish-list-landing.tsx';
import { wishListHref, wishListsHref } from '../../features/wish-lists/wish-list-links.ts';
import { wishListStrings } from '../../features/wish-lists/wish-lists.strings.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import type { Route } from './+types/profile-wish-lists-page.ts';

/** Answers the forms of visitors without a script. */
export function loader({ params: { player }, url }: Route.LoaderArgs) {
  const written = url.searchParams.get('list');
  const target = wishTargetWritten(written ?? '');
  const isWider = url.searchParams.get('wider') === 'true';
  if (target !== null) throw redirect(wishListHref(player, { target, isWider }));
  return { wrong: written };
}

export default function ProfileWishListsPage({ params: { player }, loaderData }: Route.ComponentProps) {
  const { id, name } = useShownProfile();
  return (
    <>
      <PageMeta
        title={wishListStrings.pageTitle(name, wishListStrings.heading)}
        description={wishListStrings.landingDescription(name)}
        path={wishListsHref(id)}
      />
      <WishListLanding player={player} name={name} wrong={loaderData.wrong} />
    </>
  );
}
