import { z } from 'zod';

// Every message completes a sentence that begins with the field's name.

export const LARGEST_INTEGER = 2_147_483_647;

export const id = whole(1, LARGEST_INTEGER);
export const hue = whole(0, 359);
export const name = text(60).regex(
  /^[^+]*$/,
  'must not contain "+", which joins the components of a formula',
);
export const sentence = text(400);
export const slug = text(60).regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  'must be small letters and digits joined by "-"',
);
export const icon = text(80);
export const flag = z.boolean('must be true or false');
export const date = z.iso
  .date('must be a date such as 2016-02-12')
  .refine((day) => day >= '0001-01-01', 'must be a date such as 2016-02-12')
  .transform((day) => `${day}T00:00:00.000Z`);

/** Rejects unknown fields, because a misspelt optional field would be dropped silently. */
export function fields<Shape extends z.core.$ZodLooseShape>(kind: string, shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) =>
      code === 'unrecognized_keys' ? `is not a field of ${kind}` : `must have the fields of ${kind}`,
  });
}

export function list<Schema extends z.ZodType>(schema: Schema) {
  return z.array(schema, 'must be a list');
}

export function whole(lowest: number, highest: number) {
  const words = `must be a whole number from ${lowest} to ${highest}`;
  return z.int(words).min(lowest, words).max(highest, words);
}

function text(longest: number) {
  return z
    .string('must be text')
    .regex(/^(?!\s)[^\p{Cc}]+(?<!\s)$/u, 'must be one line of text, not empty and without spaces around it')
    .max(longest, `must have at most ${longest} characters`);
}
