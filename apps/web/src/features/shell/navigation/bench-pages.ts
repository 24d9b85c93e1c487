import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { shellStrings } from '../shell.strings.ts';

export const BENCH_PAGES = [
  { href: '/hive', label: shellStrings.hive },
  { href: '/swaps', label: shellStrings.swaps },
  { href: '/plan', label: shellStrings.plans },
  { href: '/radar', label: shellStrings.radar },
] as const satisfies readonly { href: SiteAddress; label: string }[];

/** The page of the bench row that the address belongs to. */
export function benchPageOf(pathname: string): SiteAddress | undefined {
  return BENCH_PAGES.find(({ href }) => pathname === href || pathname.startsWith(`${href}/`))?.href;
}

export function isOnBench(pathname: string): boolean {
  return benchPageOf(pathname) !== undefined;
}
