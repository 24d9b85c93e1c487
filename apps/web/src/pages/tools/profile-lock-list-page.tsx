import { lockedItemsViewFrom } from '@wallabee/contract/locked-items/locked-items-address';
import { readProfile } from '@wallabee/contract/players/profile';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { LockedItems } from '../../features/locked-items/locked-items.tsx';
import {
  lockedItemsPage,
  type PlainLockedItems,
  plainLockedItems,
} from '../../features/locked-items/plain/plain-locked-items.ts';
import { PlainView } from '../../features/locked-items/plain/plain-view.tsx';
import { WithoutScript } from '../../features/locked-items/plain/without-script.tsx';
import { playerStrings } from '../../features/players/players.strings.ts';
import { profileHref } from '../../features/players/profile/profile-links.ts';
import { ProfileMeta } from '../../features/players/profile/profile-meta.tsx';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { find, load } from '../../platform/pages/load.ts';
import { pageFrom } from '../../platform/pages/page-number.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { isPlain } from '../../ui/lists/plain-list.tsx';
import type { Route } from './+types/profile-lock-list-page.ts';

/** The server filters, sorts and pages the plain list; the browser does it with the other. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs) {
  const { nextUrl, defaultShouldRevalidate } = change;
  return isPlain(nextUrl.searchParams) ? defaultShouldRevalidate : revalidateOnPathChange(change);
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const [{ sets }, profile] = await Promise.all([
    load(context, listSets),
    find(context, readProfile, { params: { player: params.player } }),
  ]);
  return {
    sets: sets.map(({ id, name }) => ({ id, name })),
    list: profile && (await listFor({ player: `${profile.id}`, context, url })),
  };
}

type Asked = Pick<Route.LoaderArgs, 'context' | 'url'> & { player: string };

function listFor({ player, context, url }: Asked): Promise<PlainLockedItems> {
  const page = pageFrom(url);
  if (!isPlain(url.searchParams)) return lockedItemsPage(context, player, page);
  return plainLockedItems(context, player, { view: lockedItemsViewFrom(url.searchParams, true), page });
}

export default function ProfileLockListPage({ loaderData: { sets, list } }: Route.ComponentProps) {
  const profile = useShownProfile();
  const [search] = useSearchParams();
  return (
    <>
      <ProfileMeta profile={profile} tab="locklist" />
      {list && isPlain(search) ? (
        <PlainView list={list} view={lockedItemsViewFrom(search, true)} />
      ) : (
        <LockedItems
          key={profile.id}
          playerId={profile.id}
          sets={sets}
          hasPlaceFilters={false}
          fileName={playerStrings.lockListFile(profile.username)}
          empty={{
            heading: playerStrings.noLocks,
            text: playerStrings.noLocksText(profile.name),
            action: (
              <ButtonLink to={profileHref(profile.id, 'wishlist')}>{playerStrings.toWishLists}</ButtonLink>
            ),
          }}
          withoutScript={list && <WithoutScript list={list} />}
        />
      )}
    </>
  );
}
