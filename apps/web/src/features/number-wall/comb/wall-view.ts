import type { NumberState } from '@wallabee/contract/search/number-state';
import { gameUiStrings } from '../../../game-ui/game-ui.strings.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { wallStrings } from '../number-wall.strings.ts';
import type { Band } from '../sieve/bands.ts';
import type { Letters, Sieved } from '../sieve/sieve.ts';

/** What all bands of a wall have in common. */
export interface WallView {
  itemTypeId: number;
  /** The cell that can be reached with Tab. */
  active: number;
  /** The number whose card is shown. */
  chosen: number | null;
  hasLetters: boolean;
  onChoose: (number: number) => void;
}

export interface BandView {
  band: Band;
  /** Null while they load. */
  letters: Letters | null;
  sieved: Sieved | null;
  failure: { retry: () => void; isRetrying: boolean } | null;
  /** Whether the states come after the wall was drawn. */
  isLate: boolean;
}

/** Its accessible name, as “525 Saved”. */
export function cellName(number: number, state: NumberState | null): string {
  return wallStrings.cell(formatNumber(number), state && gameUiStrings.states[state]);
}

export function isLit(sieved: Sieved | null, number: number): boolean {
  return sieved === null || sieved.lit[number - sieved.first] === 1;
}
