const EDGE_PAGES = 3;
const PAGES_AROUND = 5;

/** Pages are counted from 0. */
export type PagerEntry = number | 'gap';

/** Three pages at each edge and five around the current one, which shift at an edge instead of shrinking. */
export function pagerPages(current: number, total: number): PagerEntry[] {
  const firstAround = clamp(current - Math.floor(PAGES_AROUND / 2), 0, Math.max(total - PAGES_AROUND, 0));
  const shown = new Set([
    ...range(0, EDGE_PAGES),
    ...range(firstAround, firstAround + PAGES_AROUND),
    ...range(total - EDGE_PAGES, total),
  ]);
  const pages = [...shown].filter((page) => page >= 0 && page < total).sort((a, b) => a - b);
  return pages.flatMap((page, index) =>
    index > 0 && pages[index - 1] !== page - 1 ? ['gap', page] : [page],
  );
}

function range(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

function clamp(value: number, least: number, most: number) {
  return Math.min(Math.max(value, least), most);
}
