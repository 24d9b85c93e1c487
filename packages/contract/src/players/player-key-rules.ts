/** Put before a name that could be taken for an id. No username has it. */
export const NAME_MARK = '@';

/** PostgreSQL's integer: a larger number is nobody's id. */
const LARGEST_ID = 2_147_483_647;

export interface PlayerKey {
  /** Null where it cannot be an id. */
  id: number | null;
  name: string;
}

/**
 * Reads `users/{id or name}`. An id comes before a name: every link of the game's clients carries one, and whoever
 * calls themselves 5 must not answer for player 5. `@5` is the player of that name, whatever ids there are; `007` is
 * how nobody writes an id.
 */
export function playerKey(written: string): PlayerKey {
  const text = written.trim();
  if (text.startsWith(NAME_MARK)) return { id: null, name: text.slice(NAME_MARK.length).trim() };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1;
  return { id: id <= LARGEST_ID ? id : null, name: text };
}

/** How a page is asked for the other player whose name was taken for an id; null where the words are no id. */
export function sameNameKey(written: string): string | null {
  const { id, name } = playerKey(written);
  return id === null ? null : `${NAME_MARK}${name}`;
}
