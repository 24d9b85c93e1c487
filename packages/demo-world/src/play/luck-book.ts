import { createHash, createHmac } from 'node:crypto';
import { type Day, dayOf } from '@wallabee/contract/protocol/day';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { createLuck, type Luck, type LuckNumbers, type Pick } from '@wallabee/game/luck/luck';
import { luckNumbers, type SeededHmac } from '@wallabee/game/luck/luck-numbers';
import { drawnItems, recordPicks } from '@wallabee/game/luck/record-picks';
import { OPTIONS_KEY_LENGTH, optionsText } from '@wallabee/game/luck/recorded-draw';
import type { Action } from '@wallabee/game/state/action';
import type { AppliedChanges } from '@wallabee/game/state/changes';
import type { Instant } from '@wallabee/game/state/item-state';
import { iso } from '../calendar.ts';
import type { WorldRows } from '../world-rows.ts';

/** The luck of a generated world, by the scheme of the engine. */
export interface LuckBook {
  /** Computes nothing until a choice needs it. */
  open(player: PlayerId, now: Instant): Luck;
  record(picks: readonly Pick[], of: { action: Action; applied: AppliedChanges; now: Instant }): void;
  readonly draws: WorldRows['luck_draw'][];
  /** The counter of each player's last lucky action. */
  readonly counters: ReadonlyMap<number, number>;
  /** The lists of options by their keys. */
  readonly lists: ReadonlyMap<string, readonly number[]>;
}

export function createLuckBook(seed: number): LuckBook {
  const counters = new Map<number, number>();
  const draws: WorldRows['luck_draw'][] = [];
  const lists = new Map<string, readonly number[]>();
  const counterOf = (player: PlayerId) => (counters.get(player) ?? 0) + 1;
  return {
    draws,
    counters,
    lists,
    open(player_id, now) {
      let numbers: LuckNumbers | undefined;
      return createLuck((draw) => {
        numbers ??= luckNumbers(hmacOf(luckSeed(seed, dayOf(now))), {
          player_id,
          counter: counterOf(player_id),
        });
        return numbers(draw);
      });
    },
    record(picks, { action, applied, now }) {
      const { player_id, type } = action;
      const counter = counterOf(player_id);
      counters.set(player_id, counter);
      const recorded = recordPicks(picks, optionsKey);
      for (const [key, ids] of recorded.lists) lists.set(key, ids);
      draws.push({
        player_id,
        counter,
        day: dayOf(now),
        action: type,
        created_at: iso(now),
        item_ids: `{${drawnItems(applied).join(',')}}`,
        picks: JSON.stringify(recorded.picks),
      });
    },
  };
}

/** Days of a generated world are over, so their seeds may follow from the world's own. */
export function luckSeed(seed: number, day: Day): Buffer {
  return createHash('sha256').update(`luck ${seed} ${day}`).digest();
}

function hmacOf(key: Buffer): SeededHmac {
  return (message) => createHmac('sha256', key).update(message).digest();
}

function optionsKey(ids: readonly number[]): string {
  return createHash('sha256').update(optionsText(ids)).digest('hex').slice(0, OPTIONS_KEY_LENGTH);
}
