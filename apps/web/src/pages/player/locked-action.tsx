import type { LockedItem } from '@wallabee/contract/locked-items/locked-item';
import { lockedItemStrings as strings } from '../../features/locked-items/locked-items.strings.ts';
import { ActionButton } from '../../game-ui/actions/action-button.tsx';

/** What lies at a place can be unlocked in the game only. */
export function lockedAction({ id: item_id, ...facts }: LockedItem) {
  const item = { item_id, ...facts };
  if (item.status === 'LOCKBOX')
    return <ActionButton action={{ action: 'unstash', item }} look="quiet" isSmall label={strings.takeOut} />;
  if (item.place_name !== null) return null;
  return <ActionButton action={{ action: 'unlock', item }} look="quiet" isSmall />;
}
