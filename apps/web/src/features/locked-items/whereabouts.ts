import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { lockedItemStrings as strings } from './locked-items.strings.ts';

export function whereabouts({ status, place_name }: LockedItem): string {
  if (status === 'LOCKBOX') return strings.inLockbox;
  return place_name ?? strings.inPouch;
}
