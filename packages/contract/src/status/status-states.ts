/** From best to worst. */
export const STATES = ['well', 'slow', 'read_only', 'failing'] as const;
export type State = (typeof STATES)[number];

export const PARTS = [
  'site',
  'database',
  'replica',
  'events',
  'game',
  'alerts',
  'deliveries',
  'pictures',
] as const;
export type Part = (typeof PARTS)[number];

/** Days in the history, today included. */
export const STATUS_DAYS = 90;

/** The state of the whole is that of its worst part. */
export function worstOf(states: readonly State[]): State {
  return states.reduce<State>((worst, state) => (isWorse(state, worst) ? state : worst), 'well');
}

function isWorse(one: State, other: State): boolean {
  return STATES.indexOf(one) > STATES.indexOf(other);
}

/** A minute is troubled when at least `failed` answers and at least one in `oneOf` failed. */
export const TROUBLE = { failed: 3, oneOf: 20 } as const;

export function isTrouble({ requests, failed }: { requests: number; failed: number }): boolean {
  return failed >= TROUBLE.failed && failed * TROUBLE.oneOf >= requests;
}

export const DAY_STATES = ['well', 'troubled', 'unrecorded'] as const;
export type DayState = (typeof DAY_STATES)[number];

export function dayStateOf(day: { recorded_minutes: number; troubled_minutes: number }): DayState {
  if (day.recorded_minutes === 0) return 'unrecorded';
  return day.troubled_minutes > 0 ? 'troubled' : 'well';
}

/** The share of recorded minutes without trouble; null if no minute was recorded. */
export function availabilityOf(day: { recorded_minutes: number; troubled_minutes: number }): number | null {
  if (day.recorded_minutes === 0) return null;
  return (day.recorded_minutes - day.troubled_minutes) / day.recorded_minutes;
}
