import { expect, test } from 'vitest';
import { profileHref, profileTabOf } from './profile-links.ts';

test.each([
  { player: 7, href: '/tools/profile/7/bio' },
  { player: 'ada', href: '/tools/profile/ada/bio' },
  { player: '@404', href: '/tools/profile/@404/bio' },
  { player: 'zoë & co/2?', href: '/tools/profile/zo%C3%AB%20%26%20co%2F2%3F/bio' },
])('the bio of $player is at $href [PP-04]', ({ player, href }) => {
  expect(profileHref(player, 'bio')).toBe(href);
});

test.each([
  { pathname: '/tools/profile/7/cabinet', tab: 'cabinet' },
  { pathname: '/tools/profile/7/trophies', tab: 'cabinet' },
  { pathname: '/tools/profile/7/bio', tab: 'bio' },
  { pathname: '/tools/profile/7/uniques', tab: 'uniques' },
  { pathname: '/tools/profile/7/locklist', tab: 'locklist' },
  { pathname: '/tools/profile/7/wishlist/U/true', tab: 'wishlist' },
  { pathname: '/tools/profile/7/swaps', tab: 'swaps' },
  { pathname: '/tools/profile/uniques/bio/', tab: 'bio' },
])('$pathname belongs to the tab $tab', ({ pathname, tab }) => {
  expect(profileTabOf(pathname)).toBe(tab);
});
