interface KeptOptions<Value> {
  now: () => Date;
  /** The oldest make room. None: nothing is kept. */
  mostBytes: number;
  bytesOf: (value: Value) => number;
  /** How old it may grow, for what nobody tells of. */
  keptMs?: number;
}

/** Whose page, or of what, and which. */
interface Place {
  id: number;
  page: number | string;
}

interface Entry<Value> {
  value: Value | Promise<Value | undefined>;
  /** Nothing while it is being made. */
  bytes: number;
  until: number;
}

/**
 * What many ask for between two changes is read and made once. Whoever changes something says so, here and to the other
 * server processes; what nobody says (a new name, a new office) shows within seconds. Those who ask while it is being
 * made wait for the same one.
 */
export function createKept<Value extends object>(options: KeptOptions<Value>) {
  const { now, mostBytes, bytesOf, keptMs = KEPT_MS } = options;
  const kept = new Map<string, Entry<Value>>();
  let bytes = 0;

  function drop(name: string) {
    bytes -= kept.get(name)?.bytes ?? 0;
    kept.delete(name);
  }

  function keep(name: string, making: Promise<Value | undefined>) {
    const entry: Entry<Value> = { value: making, bytes: 0, until: now().getTime() + keptMs };
    drop(name);
    kept.set(name, entry);
    const isStillWanted = () => kept.get(name) === entry;
    making.then(
      (made) => {
        if (!isStillWanted()) return;
        if (!made) return drop(name);
        Object.assign(entry, { value: made, bytes: bytesOf(made) });
        bytes += entry.bytes;
        makeRoom();
      },
      () => isStillWanted() && drop(name),
    );
  }

  /** A map is in the order in which things came: the first has been kept the longest. */
  function makeRoom() {
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) return;
      drop(oldest);
    }
  }

  return {
    find({ id, page }: Place, make: () => Promise<Value | undefined>): Value | Promise<Value | undefined> {
      const name = `${id}/${page}`;
      const known = kept.get(name);
      if (known && known.until > now().getTime()) return known.value;
      const making = make();
      if (mostBytes > 0) keep(name, making);
      return making;
    },

    /** All pages of one; without an id, every page there is. What is being made may be older than the change. */
    forget(id?: number) {
      for (const name of kept.keys()) if (id === undefined || name.startsWith(`${id}/`)) drop(name);
    },
  };
}

const KEPT_MS = 10_000;
