interface KeptOptions {
  now: () => Date;
  /** How many pages at most; the oldest make room. None: nothing is kept. */
  most: number;
}

/** Whose page, or of what, and which. */
interface Place {
  id: number;
  page: number;
}

/**
 * What many ask for between two changes is read and made once. Whoever changes something says so, here and to the other
 * server processes; what nobody says (a new name, a new office) shows within seconds. Those who ask while it is being
 * made wait for the same one.
 */
export function createKept<Value extends object>({ now, most }: KeptOptions) {
  const kept = new Map<string, { value: Value | Promise<Value | undefined>; until: number }>();

  function keep(name: string, value: Promise<Value | undefined>) {
    if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
    const entry = { value: value as Value | Promise<Value | undefined>, until: now().getTime() + KEPT_MS };
    kept.set(name, entry);
    const drop = () => kept.get(name) === entry && kept.delete(name);
    value.then((made) => {
      if (made) entry.value = made;
      else drop();
    }, drop);
  }

  return {
    find({ id, page }: Place, make: () => Promise<Value | undefined>): Value | Promise<Value | undefined> {
      const name = `${id}/${page}`;
      const known = kept.get(name);
      if (known && known.until > now().getTime()) return known.value;
      const value = make();
      if (most > 0) {
        kept.delete(name);
        keep(name, value);
      }
      return value;
    },

    /** All pages of one; without an id, every page there is. What is being made may be older than the change. */
    forget(id?: number) {
      if (id === undefined) return kept.clear();
      for (const name of kept.keys()) if (name.startsWith(`${id}/`)) kept.delete(name);
    },
  };
}

const KEPT_MS = 10_000;
