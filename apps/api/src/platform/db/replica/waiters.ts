export interface Waiters {
  /** Resolves when a position that the primary names after this call has been replayed, or at `release`. */
  wait(): Promise<void>;
  areWaiting(): boolean;
  /** To be called before the primary is asked for its position. */
  take(): void;
  /** The primary's answer. */
  waitFor(position: number): void;
  replayed(position: number): void;
  /** Resolves all waits that began before the last `take`. */
  release(): void;
}

interface Group {
  promise: Promise<void>;
  resolve: () => void;
  /** Undefined until the primary has answered. */
  position?: number;
}

/** Waits for the replica, in groups of which each is answered by one position of the primary. */
export function createWaiters(): Waiters {
  let next: Group | undefined;
  let groups: Group[] = [];

  function resolveWhere(isDone: (group: Group) => boolean) {
    for (const group of groups) if (isDone(group)) group.resolve();
    groups = groups.filter((group) => !isDone(group));
  }

  return {
    wait() {
      next ??= createGroup();
      return next.promise;
    },
    areWaiting: () => next !== undefined || groups.length > 0,
    take() {
      if (next) groups.push(next);
      next = undefined;
    },
    waitFor(position) {
      // A new primary may begin before the last position of the one that died.
      for (const group of groups) group.position = Math.min(group.position ?? position, position);
    },
    replayed: (replayed) => resolveWhere(({ position }) => position !== undefined && position <= replayed),
    release: () => resolveWhere(() => true),
  };
}

function createGroup(): Group {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
