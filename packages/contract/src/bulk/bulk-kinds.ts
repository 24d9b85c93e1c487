/** What there are full files of. Their lines are in the order of their keys. */
export const FULL_KINDS = ['formulas', 'places', 'market', 'numbers', 'histories'] as const;
export type FullKind = (typeof FULL_KINDS)[number];

export const BULK_KINDS = [...FULL_KINDS, 'changes'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** The fields that name a line; each is a number. */
export const KEYS_OF_LINES = {
  formulas: ['item_type_id', 'position'],
  places: ['id'],
  market: ['item_id'],
  numbers: ['item_id'],
  histories: ['history_id'],
} as const satisfies Record<FullKind, readonly string[]>;

/** Days that full files of a day stay; the newest of each stays for as long as it is the newest. */
export const DAYS_OF_FULL_FILES = 7;
export const DAYS_OF_CHANGES = 90;
