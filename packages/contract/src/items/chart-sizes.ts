/** The last numbers of the classes, whose days are shown. */
export const MILESTONES = [9, 99, 999] as const;

export const RARITY_COLUMNS = 25;
