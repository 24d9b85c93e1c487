/** Kinds of full files. Their lines are in key order. */
export const FULL_KINDS = ['formulas', 'places', 'market', 'numbers', 'histories'] as const;
export type FullKind = (typeof FULL_KINDS)[number];

export const BULK_KINDS = [...FULL_KINDS, 'changes'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The key fields of each line; all are numbers. */
export const KEYS_OF_LINES = {
  formulas: ['item_type_id', 'position'],
  places: ['id'],
  market: ['item_id'],
  numbers: ['item_id'],
  histories: ['history_id'],
} as const satisfies Record<FullKind, readonly string[]>;

/** Retention in days. The newest file of each kind and year is kept until there is a newer one. */
export const DAYS_OF_FULL_FILES = 7;
export const DAYS_OF_CHANGES = 90;
