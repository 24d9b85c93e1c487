export const OPTION_KINDS = ['item_types', 'variants', 'players', 'pool'] as const;
export type OptionKind = (typeof OPTION_KINDS)[number];

/** `not_yet`: the seed is secret until its day is over. `hidden`: an item is undiscovered. */
export const LUCK_VERDICTS = ['checks_out', 'not_yet', 'does_not_check_out', 'hidden'] as const;
export type LuckVerdict = (typeof LUCK_VERDICTS)[number];
