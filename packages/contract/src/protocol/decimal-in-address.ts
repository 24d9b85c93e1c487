import { z } from 'zod';

/** A decimal number in an address. `Number('')`, `Number('0x10')` and `Number(' 7 ')` succeed, but are none. */
export function decimalInAddress<Decimal extends z.ZodType<unknown, number>>(
  schema: Decimal,
  refusal: string,
) {
  return z
    .string({ error: refusal })
    .regex(/^-?\d{1,4}(\.\d{1,20})?$/, refusal)
    .transform(Number)
    .pipe(schema);
}
