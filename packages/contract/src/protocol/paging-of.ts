import type { Paging } from './paging.ts';

export function pagingOf(total: number, page: { number: number; size: number }): Paging {
  return {
    results_per_page: page.size,
    total_results: total,
    total_pages: Math.ceil(total / page.size),
    current_page: page.number,
  };
}
