import { Outlet, useMatch, useMatches } from 'react-router';
import { PendingMark } from '../../features/search/pending-mark.tsx';
import { itemSearchHref, profileSearchHref } from '../../features/search/search-links.ts';
import { ToolsTabs } from '../../features/search/tools-tabs.tsx';

export default function ToolsLayout() {
  return (
    <>
      <ToolsTabs hasSearch={!useHasOwnSearch()} />
      <Outlet />
      <PendingMark />
    </>
  );
}

/** Both searches, and the page of a player who was not found. */
function useHasOwnSearch(): boolean {
  const searches = [useMatch(`${itemSearchHref}/:query?`), useMatch(profileSearchHref)];
  const isMissing = useMatches().some(({ loaderData }) => isWithoutProfile(loaderData));
  return isMissing || searches.some(Boolean);
}

function isWithoutProfile(loaded: unknown): boolean {
  return typeof loaded === 'object' && loaded !== null && 'profile' in loaded && loaded.profile === null;
}
