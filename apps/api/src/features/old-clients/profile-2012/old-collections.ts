import type { Achievement } from '@wallabee/contract/achievements/achievement';
import type { LockedItem, LockedItems } from '@wallabee/contract/locked-items/locked-item';
import type { PlayerSetDetail, PlayerSetItem } from '@wallabee/contract/set-progress/set-progress';
import type { SavedItem, SavedItems } from '@wallabee/contract/wish-lists/wish-list';
import { pictures } from '../../catalogue/catalogue.public.ts';

export function toOldAchievements({ achievements }: { achievements: Achievement[] }) {
  return { achievements: achievements.map(toOldAchievement) };
}

function toOldAchievement(achievement: Achievement, index: number) {
  return {
    ...achievement,
    title: achievement.name,
    completed_description: achievement.description_earned,
    rank: String(index + 1),
  };
}

export function toOldPlayerSet({ items, ...set }: PlayerSetDetail) {
  return { ...set, items: items.map(toOldPlayerItem) };
}

/** Clients expect only the player's own uniques, because they read the id of every item. */
export function toOldUniques({ items, ...set }: PlayerSetDetail) {
  return toOldPlayerSet({ ...set, items: items.filter(({ number }) => number > 0) });
}

/** Clients treat an item as collected if its number is a non-empty string. */
function toOldPlayerItem({ number, item_id, ...item }: PlayerSetItem) {
  return { ...item, number: number === 0 ? '' : number, item_id: item_id ?? '' };
}

export function toOldSavedItems({ saveditems }: SavedItems) {
  const withStatus = (item: SavedItem) => ({ ...item, status: '' });
  return {
    saveditems: Object.fromEntries(
      Object.entries(saveditems).map(([typeId, item]) => [typeId, withStatus(item)]),
    ),
  };
}

export function toOldLockedItems(apiUrl: string) {
  return ({ items, user_id, ...answer }: LockedItems) => ({
    ...answer,
    items: items.map((item) => ({
      ...item,
      item_id: item.id,
      user_id,
      place_id: item.place_id ?? 0,
      ...pictures({ kind: 'item', id: pictureIdOf(item) }, apiUrl),
    })),
  });
}

function pictureIdOf({ item_type_id, variant_id }: LockedItem): number | string {
  return variant_id === null ? item_type_id : `${item_type_id}.${variant_id}`;
}
