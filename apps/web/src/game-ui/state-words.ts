import { type NumberState, numberStateOf } from '@wallabee/contract/search/number-state';
import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { formatNumber } from '../ui/format-number.ts';
import { stateStrings as strings } from './state.strings.ts';

export interface StateWords {
  lead: string;
  /** Who has it, or where it is; null where the lead says it all. */
  name: string | null;
}

/** Where a number is, in two parts, so that a page can set them in two lines. */
export function stateWordsOf(number: ListedNumber): StateWords {
  const state = numberStateOf(number);
  const lead = leadOf(state, number);
  const name = nameOf(state, number);
  return name === null ? { lead: strings.alone[state] ?? lead, name } : { lead, name };
}

function leadOf(state: NumberState, { status, price }: ListedNumber): string {
  if (status === 'lockbox') return strings.inLockboxOf;
  if (state === 'market') return strings.forSaleAt(formatNumber(price ?? 0));
  return strings.leads[state];
}

function nameOf(state: NumberState, { owner, place, used_in }: ListedNumber): string | null {
  if (state === 'place') return place?.name ?? null;
  if (state === 'mixed') return used_in?.name ?? null;
  if (HELD.has(state)) return owner?.name ?? null;
  return strings.pools[state] ?? null;
}

const HELD: ReadonlySet<NumberState> = new Set<NumberState>(['saved', 'pouch', 'locked', 'market']);
