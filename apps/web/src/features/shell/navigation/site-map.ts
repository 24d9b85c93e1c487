import type { SiteLinks } from '@wallabee/contract/protocol/page-visit';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { shellStrings } from '../shell.strings.ts';

export type SiteLink = { href: SiteAddress; label: string };

export const aboutLinks: readonly SiteLink[] = [
  { href: '/about', label: shellStrings.team },
  { href: '/places', label: shellStrings.places },
  { href: '/faq', label: shellStrings.faq },
  { href: '/rules', label: shellStrings.rules },
  { href: '/news', label: shellStrings.news },
];

export const itemBeeLinks: readonly SiteLink[] = [
  { href: '/tools/sets', label: shellStrings.browseSets },
  { href: '/tools/search', label: shellStrings.itemSearch },
  { href: '/tools/profile', label: shellStrings.profileSearch },
];

export const BENCH_PAGES = [
  { href: '/hive', label: shellStrings.hive },
  { href: '/swaps', label: shellStrings.swaps },
  { href: '/plan', label: shellStrings.plans },
  { href: '/radar', label: shellStrings.radar },
] as const satisfies readonly SiteLink[];

/** The page of the bench row that the address belongs to. */
export function benchPageOf(pathname: string): SiteAddress | undefined {
  return BENCH_PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
}

export function isOnBench(pathname: string): boolean {
  return benchPageOf(pathname) !== undefined;
}

export function outsideLinks(links: SiteLinks) {
  return [
    { outside: links.support, label: shellStrings.support },
    { outside: links.blog, label: shellStrings.blog },
    { outside: links.store, label: shellStrings.store },
  ];
}

export type SitemapLink = SiteLink | ReturnType<typeof outsideLinks>[number];

/** The footer links to every public page, so that all of them can be reached without a script. */
export function sitemapGroups(links: SiteLinks): { heading: string; links: SitemapLink[] }[] {
  const { sitemapGroups: headings, ...labels } = shellStrings;
  return [
    {
      heading: headings.explore,
      links: [
        { href: '/', label: labels.home },
        ...itemBeeLinks,
        { href: '/tools/stats', label: labels.stats },
        { href: '/uniques', label: labels.uniques },
      ],
    },
    {
      heading: headings.play,
      links: [
        { href: '/places', label: labels.places },
        { href: '/forums', label: labels.forums },
        { href: '/login', label: labels.login },
        { outside: links.store, label: labels.store },
      ],
    },
    {
      heading: headings.about,
      links: [
        { href: '/about', label: labels.team },
        { href: '/news', label: labels.news },
        { outside: links.blog, label: labels.blog },
        { href: '/developers', label: labels.developers },
        { href: '/credits', label: labels.credits },
      ],
    },
    {
      heading: headings.help,
      links: [
        { href: '/faq', label: labels.faq },
        { href: '/kit', label: labels.fieldKit },
        { href: '/rules', label: labels.rules },
        { href: '/status', label: labels.status },
        { outside: links.support, label: labels.support },
        { href: '/terms', label: labels.terms },
        { href: '/privacy', label: labels.privacy },
      ],
    },
  ];
}
