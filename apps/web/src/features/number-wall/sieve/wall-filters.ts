import type { Prestige } from '@wallabee/contract/items/prestige-rules';
import { typedNumber } from '@wallabee/contract/items/typed-number';
import { dayOf } from '@wallabee/contract/protocol/day';
import { type NumberState, STATE_LETTERS } from '@wallabee/contract/search/number-state';
import { NUMBER_PATTERNS, type NumberPattern } from '@wallabee/game/query/number-patterns';
import { pastDay } from '../../../ui/charts/month-days.ts';

export interface WallFilters {
  class: Prestige | null;
  is: NumberPattern | null;
  /** Null is every state. */
  status: readonly NumberState[] | null;
  owner: string;
  marks: 'shapes' | 'letters';
  sort: 'up' | 'down';
  /** Of the table, from 1. */
  page: number;
  /** The number whose card is shown. */
  n: number | null;
  /** The past day as of which the wall is shown; null is now. */
  at: string | null;
}

export const CLASSES = ['sd', 'dd', 'td', 'qd', 'beyond'] as const satisfies readonly Prestige[];

/** In the order of the key. */
export const STATES: readonly NumberState[] = (Object.keys(STATE_LETTERS) as NumberState[]).filter(
  (state) => state !== 'hidden',
);

export const LONGEST_OWNER = 60;
const NO_STATE = 'none';

/** Whatever is not a filter is left out, so that a broken link shows the whole wall. */
export function readFilters(search: URLSearchParams): WallFilters {
  const [page] = /^[1-9]\d{0,5}$/.exec(search.get('page') ?? '') ?? [1];
  return {
    class: oneOf(CLASSES, search.get('class')),
    is: oneOf(NUMBER_PATTERNS, search.get('is')),
    status: readStates(search.getAll('status')),
    owner: (search.get('owner') ?? '')
      .replaceAll(/["\p{Cc}\p{Cs}]/gu, '')
      .trim()
      .slice(0, LONGEST_OWNER),
    marks: search.get('marks') === 'letters' ? 'letters' : 'shapes',
    sort: search.get('sort') === 'down' ? 'down' : 'up',
    page: Number(page),
    n: typedNumber(search.get('n')),
    at: pastDay(search.get('at'), dayOf(Date.now())),
  };
}

/** Without what is so by default. */
export function writeFilters(filters: WallFilters): string {
  const search = new URLSearchParams();
  if (filters.class) search.set('class', filters.class);
  if (filters.is) search.set('is', filters.is);
  if (filters.status) search.set('status', filters.status.join(',') || NO_STATE);
  if (filters.owner) search.set('owner', filters.owner);
  if (filters.marks === 'letters') search.set('marks', 'letters');
  if (filters.sort === 'down') search.set('sort', 'down');
  if (filters.page > 1) search.set('page', `${filters.page}`);
  if (filters.n !== null) search.set('n', `${filters.n}`);
  if (filters.at !== null) search.set('at', filters.at);
  return search.toString().replaceAll('%2C', ',');
}

/** A filter other than the chosen number and the marks starts the table again. */
export function withFilters(filters: WallFilters, chosen: Partial<WallFilters>): WallFilters {
  const isSieved = ['class', 'is', 'status', 'owner', 'sort', 'at'].some((name) => name in chosen);
  return { ...filters, ...(isSieved && { page: 1 }), ...chosen };
}

/** What the server answers with; the marks and the chosen number change nothing of it. */
export function tableAddress(search: string): string {
  return writeFilters({ ...readFilters(new URLSearchParams(search)), marks: 'shapes', n: null });
}

function oneOf<Value extends string>(values: readonly Value[], written: string | null): Value | null {
  return values.find((value) => value === written) ?? null;
}

/** A form without a script sends each state by itself. */
function readStates(written: readonly string[]): NumberState[] | null {
  const names = written.flatMap((list) => list.split(','));
  if (names.includes(NO_STATE)) return [];
  const states = STATES.filter((state) => names.includes(state));
  return states.length === 0 || states.length === STATES.length ? null : states;
}
