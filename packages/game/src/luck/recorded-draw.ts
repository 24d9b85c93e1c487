import type { OptionKind } from '@wallabee/contract/luck/luck-words';
import type { Day } from '@wallabee/contract/protocol/day';
import type { ActionType } from '../state/action.ts';

/** One lucky action of a player, as it is stored. */
export interface RecordedDraw {
  readonly player_id: number;
  /** Counts the lucky actions of the player, from 1 and without gaps. */
  readonly counter: number;
  readonly day: Day;
  readonly action: ActionType;
  /** The items that were made or changed. */
  readonly item_ids: readonly number[];
  readonly picks: readonly RecordedPick[];
}

/** The options are stored once for all picks from the same list, by `optionsKey`. */
export interface RecordedPick {
  readonly draw: number;
  readonly of: OptionKind;
  readonly size: number;
  readonly options: string | null;
  readonly picked: number;
}

/** What the key of a list of options is computed from: the first 16 hexadecimal digits of its SHA-256. */
export function optionsText(ids: readonly number[]): string {
  return ids.join(',');
}

export const OPTIONS_KEY_LENGTH = 16;
