/** Marks a name that could be read as an id. No username contains it. */
const NAME_MARK = '@';

const LARGEST_ID = 2_147_483_647;

export interface PlayerKey {
  id: number | null;
  name: string;
}

/**
 * Reads `users/{id or name}`. An id wins over a name, since the game's clients send ids; `@5` is the player
 * named 5, and `007` is never an id.
 */
export function playerKey(written: string): PlayerKey {
  const text = written.trim();
  if (text.startsWith(NAME_MARK)) return { id: null, name: text.slice(NAME_MARK.length).trim() };
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : LARGEST_ID + 1;
  return { id: id <= LARGEST_ID ? id : null, name: text };
}
