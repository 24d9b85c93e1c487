import type { LockedSection } from '@wallabee/contract/locked-items/locked-item-sections';
import type { Jump } from '../../../ui/controls/jump-links.tsx';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';

export function jumpsOf(sections: readonly LockedSection[]): Jump[] {
  return sections.map(({ key, count }) => ({ id: key, label: strings.sections[key] ?? key, count }));
}
