import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { suggest } from '@wallabee/contract/search/suggest';
import { type RouterContextProvider, redirect } from 'react-router';
import { sharedTarget } from '../features/field-kit/share/shared-target.ts';
import { searchHref } from '../features/search/search-address.ts';
import { findOrNull } from '../platform/pages/load.ts';
import { visitContext } from '../platform/pages/visit.ts';
import { toSiteAddress } from '../platform/session/login-return.ts';
import type { Route } from './+types/share-page.ts';

/** The manifest sends here what another app has shared; nothing is shown, because every text has a page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [title, text, link] = ['title', 'text', 'url'].map((name) => url.searchParams.get(name));
  const target = sharedTarget({ title, text, url: link }, context.get(visitContext).siteUrl);
  if (target.kind === 'page') throw redirect(target.path);
  // The layout of the player's own pages asks for a login, and puts the player's name there.
  if (target.kind === 'code') throw redirect(`/u/me/redeem/${encodeURIComponent(target.code)}`);
  const q = target.q.slice(0, LONGEST_QUERY);
  throw redirect((await namedNumber(context, q)) ?? (q === '' ? '/tools/search' : searchHref({ q })));
}

/** Without a network the search answers. */
async function namedNumber(context: Readonly<RouterContextProvider>, q: string) {
  if (!/#\s?\d/.test(q)) return null;
  const suggestions = await findOrNull(context, suggest, { query: { q } });
  const numbers = suggestions?.jumps.filter(({ kind }) => kind === 'numbers') ?? [];
  const named = numbers.find(({ label }) => label.toLowerCase() === q.toLowerCase());
  const jump = named ?? (numbers.length === 1 ? numbers[0] : undefined);
  return jump ? toSiteAddress(jump.url) : null;
}
