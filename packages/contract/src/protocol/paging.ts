import { z } from 'zod';

export const Paging = z
  .object({
    results_per_page: z.number().int().meta({ description: 'The most that a page lists.', example: 50 }),
    total_results: z.number().int().meta({ description: 'How many there are on all pages.', example: 120 }),
    total_pages: z
      .number()
      .int()
      .meta({ description: 'How many pages there are; 0 where there is nothing.', example: 3 }),
    current_page: z.number().int().meta({ description: 'The page that was asked for, from 1.', example: 1 }),
  })
  .meta({ id: 'Paging', description: 'Which page of a list this is.' });
export type Paging = z.infer<typeof Paging>;

/** Counts from 1. The limit keeps the database from counting through a huge offset. */
export const PageNumber = z
  .number()
  .int()
  .min(1, 'must be at least 1')
  .max(1_000_000, 'must be at most 1000000')
  .meta({ description: 'The page, from 1.', example: 1 });

/** Counts from 0, as in the forums. */
export const PageIndex = z
  .number()
  .int()
  .max(1_000_000, 'must be at most 1000000')
  .meta({ description: 'The page, from 0.', example: 0 });
