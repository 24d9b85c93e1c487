import { z } from 'zod';

export const Paging = z.object({
  results_per_page: z.number().int(),
  total_results: z.number().int(),
  total_pages: z.number().int(),
  current_page: z.number().int(),
});
export type Paging = z.infer<typeof Paging>;

/** Counts from 1. The limit keeps the database from counting through a huge offset. */
export const PageNumber = z
  .number()
  .int()
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must be at most 1000000');

/** Counts from 0, as in the forums. */
export const PageIndex = z.number().int().max(1_000_000, 'must be at most 1000000');

export function pagingOf(total: number, page: { number: number; size: number }): Paging {
  return {
    results_per_page: page.size,
    total_results: total,
    total_pages: Math.ceil(total / page.size),
    current_page: page.number,
  };
}
