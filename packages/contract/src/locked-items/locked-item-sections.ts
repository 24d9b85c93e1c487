import { prestigeOf } from '../items/prestige-rules.ts';
import { foldText } from '../protocol/fold-text.ts';
import type { LockedItem } from './locked-item.ts';
import type { LockedItemSort } from './locked-item-rules.ts';

/** Items that follow each other and have something in common. */
export interface LockedSection {
  /** The class of the number, the first letter of the name, or the year. */
  key: string;
  start: number;
  count: number;
}

/** `items` are sorted by `sort`. */
export function lockedSections(items: readonly LockedItem[], sort: LockedItemSort): LockedSection[] {
  const keyOf = KEYS[sort];
  const sections: LockedSection[] = [];
  for (const [start, item] of items.entries()) {
    const key = keyOf(item);
    const last = sections.at(-1);
    if (last?.key === key) last.count += 1;
    else sections.push({ key, start, count: 1 });
  }
  return sections;
}

type KeyOf = (item: LockedItem) => string;

/** Names that begin with no letter are one section. */
const OTHER = '#';

const byClass: KeyOf = ({ number }) => prestigeOf(number);
const byLetter: KeyOf = ({ name }) => /^[a-z]/.exec(foldText(name))?.[0].toUpperCase() ?? OTHER;
const byYear: KeyOf = ({ created_at }) => created_at.slice(0, 4);

const KEYS: Record<LockedItemSort, KeyOf> = {
  'number-up': byClass,
  'number-down': byClass,
  'name-up': byLetter,
  'name-down': byLetter,
  'age-oldest': byYear,
  'age-newest': byYear,
};
