/** The last event that has an id; a stream can be resumed from it. */
export function createLastEvent() {
  let last: string | undefined;
  let brokenAt: number | undefined;
  return {
    heard(id: string) {
      last = id;
      brokenAt = undefined;
    },
    broken() {
      brokenAt ??= Date.now();
    },
    forget() {
      last = undefined;
    },
    /** Undefined after a long break: fetching then costs less than everything that has happened. */
    id: () => (Date.now() - (brokenAt ?? Date.now()) > LONGEST_BREAK_MS ? undefined : last),
  };
}

const LONGEST_BREAK_MS = 120_000;
