import { type PreparedAnswer, prepareAnswer } from '../../platform/http/prepared-answer.ts';

/** A page as the database gave it, and the answers made of it for each kind of viewer. */
export interface KeptPage<Rows> {
  readonly rows: Rows;
  readonly answers: Map<string, PreparedAnswer>;
  readonly until: number;
}

/**
 * Pages that many read between two changes are read from the database and serialised once. Whoever changes something
 * says so, here and to the other server processes; what nobody says (a new name, a new office) shows within seconds.
 */
export function createKeptPages<Rows>({ now, most }: { now: () => Date; most: number }) {
  const pages = new Map<string, KeptPage<Rows>>();
  let changes = 0;

  return {
    async find(
      { id, page }: { id: number; page: number },
      load: () => Promise<Rows | undefined>,
    ): Promise<KeptPage<Rows> | undefined> {
      const name = `${id}/${page}`;
      const known = pages.get(name);
      if (known && known.until > now().getTime()) return known;

      const before = changes;
      const rows = await load();
      if (rows === undefined) return undefined;
      const made = { rows, answers: new Map(), until: now().getTime() + KEPT_MS };
      // What changed while it was being read is not in it, perhaps.
      if (changes === before && most > 0) {
        if (pages.size >= most) pages.delete(pages.keys().next().value ?? '');
        pages.set(name, made);
      }
      return made;
    },

    /** All pages of one thread or forum; without an id, every page there is. */
    forget(id?: number) {
      changes += 1;
      if (id === undefined) return pages.clear();
      for (const name of pages.keys()) if (name.startsWith(`${id}/`)) pages.delete(name);
    },
  };
}

const KEPT_MS = 10_000;

/** `viewer` names everything about the viewer that the answer depends on. */
export function answerOf(
  { answers }: Pick<KeptPage<unknown>, 'answers'>,
  viewer: string,
  make: () => unknown,
): PreparedAnswer {
  const known = answers.get(viewer);
  if (known) return known;
  const answer = prepareAnswer(make(), { isPrivate: true });
  answers.set(viewer, answer);
  return answer;
}
