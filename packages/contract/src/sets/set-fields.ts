import { z } from 'zod';
import { pictureUrl } from '../protocol/fields.ts';

export const setDescription = z.string().meta({
  description: 'What it is about.',
  example:
    'A bakery between four and six in the morning, while the street still thinks bread happens by itself.',
});

/** One of the two icons of a generation. */
export function iconOf(which: 'first' | 'second', setId: number) {
  return pictureUrl({ kind: 'set', id: setId }, 100, `Address of the ${which} icon, 100 pixels square.`);
}
