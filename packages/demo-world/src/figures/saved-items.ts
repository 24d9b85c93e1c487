import { eventTypeAt } from './recorded-history.ts';
import type { RecordedWorld } from './recorded-world.ts';

/** Who has saved which types, while the history is replayed. */
export interface SavedItems {
  follow(position: number): void;
  /** Whether the player has not saved any item of the same type. */
  isMissing(player: number, item: number): boolean;
}

export function createSavedItems({ history, items }: RecordedWorld): SavedItems {
  const savedItem = new Map<number, number>();
  const keyOf = (player: number, item: number) => player * TYPES + items.type.at(item);
  return {
    follow: (position) => {
      const player = history.user.at(position);
      const item = history.primary.at(position);
      const key = keyOf(player, item);
      switch (eventTypeAt(history, position)) {
        case 'itemvault':
        case 'itemswappedvault':
          savedItem.set(key, item);
          break;
        case 'itemunvault':
        case 'itemwalladrone':
          if (savedItem.get(key) === item) savedItem.delete(key);
          break;
      }
    },
    isMissing: (player, item) => !savedItem.has(keyOf(player, item)),
  };
}

/** More than there are ids of item types. */
const TYPES = 2 ** 20;
