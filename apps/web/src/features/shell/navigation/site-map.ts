import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { shellStrings } from '../shell.strings.ts';

export type SiteLink = { href: SiteAddress; label: string };

export const aboutLinks: readonly SiteLink[] = [
  { href: '/about', label: shellStrings.team },
  { href: '/places', label: shellStrings.places },
  { href: '/faq', label: shellStrings.faq },
  { href: '/rules', label: shellStrings.rules },
];

export const itemBeeLinks: readonly SiteLink[] = [
  { href: '/tools/sets', label: shellStrings.browseSets },
  { href: '/tools/search', label: shellStrings.itemSearch },
  { href: '/tools/profile', label: shellStrings.profileSearch },
];

export function outsideLinks(links: SiteLinks) {
  return [
    { href: links.support, label: shellStrings.support },
    { href: links.blog, label: shellStrings.blog },
    { href: links.store, label: shellStrings.store },
  ];
}

/** The footer links to every public page, so that all of them can be reached without a script. */
export const sitemapLinks: readonly SiteLink[] = [
  { href: '/', label: shellStrings.home },
  ...aboutLinks,
  { href: '/uniques', label: shellStrings.uniques },
  ...itemBeeLinks,
  { href: '/forums', label: shellStrings.forums },
  { href: '/login', label: shellStrings.login },
  { href: '/terms', label: shellStrings.terms },
  { href: '/privacy', label: shellStrings.privacy },
  { href: '/credits', label: shellStrings.credits },
  { href: '/developers', label: shellStrings.developers },
];
