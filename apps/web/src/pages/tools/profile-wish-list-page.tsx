import { readProfile } from '@wallabee/contract/players/profile';
import { listSets } from '@wallabee/contract/sets/set-lists';
import { filterByName } from '@wallabee/contract/sets/set-rules';
import { listSavedItems, listWishableTypes } from '@wallabee/contract/wish-lists/wish-list';
import {
  type Wish,
  type WishListChoice,
  wishesBySet,
  wishesOf,
  wishListFrom,
} from '@wallabee/contract/wish-lists/wish-list-rules';
import { useMemo } from 'react';
import { data, useSearchParams } from 'react-router';
import { useShownProfile } from '../../features/players/profile/use-shown-profile.ts';
import { useChoice } from '../../features/wish-lists/use-choice.ts';
import {
  isSourceCached,
  type NamedSet,
  useWishSource,
  type WishSource,
} from '../../features/wish-lists/use-wish-source.ts';
import { WishListLanding } from '../../features/wish-lists/wish-list-landing.tsx';
import { wishListHref, wishListsHref, wishPlanHref } from '../../features/wish-lists/wish-list-links.ts';
import { WishListPlain } from '../../features/wish-lists/wish-list-plain.tsx';
import { WishListView } from '../../features/wish-lists/wish-list-view.tsx';
import { wishListStrings } from '../../features/wish-lists/wish-lists.strings.ts';
import { revalidateOnPathChange } from '../../platform/filters/revalidate-on-path-change.ts';
import { find, load } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { useSession } from '../../platform/session/session.ts';
import { isPlain } from '../../ui/lists/plain-list.tsx';
import { SENT_AT_ONCE } from '../../ui/lists/windowed-groups.tsx';
import type { Route } from './+types/profile-wish-list-page.ts';

interface Beginning {
  wishes: Wish[];
  total: number;
  found: { text: string; count: number };
  sets: NamedSet[];
}

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const choice = wishListFrom(params);
  // No search engine should index it; players see their way to the lists that there are.
  if (!choice) return data(null, { status: 404 });
  return beginningOf(choice, { params, context, url });
}

type Asked = Pick<Route.LoaderArgs, 'params' | 'context' | 'url'>;

async function beginningOf(choice: WishListChoice, { params, context, url }: Asked): Promise<Beginning> {
  const profile = await find(context, readProfile, { params: { player: params.player } });
  const text = (url.searchParams.get('q') ?? '').trim();
  if (!profile) return { wishes: [], total: 0, found: { text, count: 0 }, sets: [] };

  const [types, { saveditems }, { sets }] = await Promise.all([
    load(context, listWishableTypes),
    load(context, listSavedItems, { params: { player: `${profile.id}` } }),
    load(context, listSets),
  ]);
  const wishes = wishesOf(choice, { types, saved: saveditems });
  const named = text === '' ? wishes : filterByName(wishes, text);
  const matching = wishesBySet(named, sets).flatMap((set) => set.wishes);
  const sent = isPlain(url.searchParams) ? matching : matching.slice(0, SENT_AT_ONCE);
  const sentSets = new Set(sent.map(({ set_id }) => set_id));
  return {
    wishes: sent,
    total: wishes.length,
    found: { text, count: matching.length },
    sets: sets.flatMap(({ id, name }) => (sentSets.has(id) ? { id, name } : [])),
  };
}

/** Once the source is cached, every list is computed in the browser. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<Beginning | null> {
  return isSourceCached(params.player) || !wishListFrom(params) ? null : serverLoader();
}

export const shouldRevalidate = revalidateOnPathChange;

export default function ProfileWishListPage({ loaderData, params }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const choice = wishListFrom(params);
  if (choice && loaderData && isPlain(search)) return <Plain choice={choice} list={loaderData} />;
  return <List loaderData={loaderData} params={params} />;
}

function Plain({ choice, list }: { choice: WishListChoice; list: Beginning }) {
  const profile = useShownProfile();
  return (
    <>
      <WishListMeta choice={choice} total={list.total} />
      <WishListPlain name={profile.name} choice={choice} {...list} />
    </>
  );
}

function List({ loaderData, params }: Pick<Route.ComponentProps, 'loaderData' | 'params'>) {
  const profile = useShownProfile();
  const session = useSession();
  const { source, hasFailed, retry } = useWishSource(params.player, profile.id);
  const current = wishListFrom(params);
  const [wanted, choose] = useChoice(params.player, current);
  // Without the source only the server can compute the list.
  const choice = source ? wanted : current;
  const list = useList(choice, source) ?? loaderData;
  if (!current) return <NoSuchList player={params.player} written={params.targetNumber} />;
  if (!choice || !wanted || !list) return null;

  return (
    <>
      <WishListMeta choice={choice} total={list.total} />
      <WishListView
        player={params.player}
        name={profile.name}
        choice={choice}
        wanted={wanted}
        onChoose={choose}
        {...list}
        hasFailed={hasFailed}
        onRetry={retry}
        planHref={session?.userId === profile.id ? wishPlanHref(choice) : null}
      />
    </>
  );
}

function WishListMeta({ choice, total }: { choice: WishListChoice; total: number }) {
  const { id, name } = useShownProfile();
  return (
    <PageMeta
      title={wishListStrings.pageTitle(name, wishListStrings.title(choice.target))}
      description={wishListStrings.needed(total)}
      path={wishListHref(id, choice)}
    />
  );
}

function NoSuchList({ player, written }: { player: string; written: string }) {
  const { id, name } = useShownProfile();
  return (
    <>
      <PageMeta title={wishListStrings.pageTitle(name, wishListStrings.heading)} path={wishListsHref(id)} />
      <WishListLanding key={written} player={player} name={name} wrong={written} />
    </>
  );
}

function useList(choice: WishListChoice | null, source: WishSource | null): Beginning | null {
  const target = choice?.target;
  const isWider = choice?.isWider ?? false;
  return useMemo(() => {
    if (target === undefined || !source) return null;
    const wishes = wishesOf({ target, isWider }, source);
    return {
      wishes,
      total: wishes.length,
      found: { text: '', count: wishes.length },
      sets: [...source.sets],
    };
  }, [target, isWider, source]);
}
