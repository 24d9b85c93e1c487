import { z } from 'zod';

/**
 * A decimal number in an address. `Number('')`, `Number('0x10')` and `Number(' 7 ')` succeed, but are none. Programs
 * write a number near 0 with an exponent, such as 5e-05.
 */
export function decimalInAddress<Decimal extends z.ZodType<unknown, number>>(
  schema: Decimal,
  refusal: string,
) {
  return z
    .string({ error: refusal })
    .regex(/^-?\d{1,4}(\.\d{1,20})?(e-\d{1,3})?$/i, refusal)
    .transform(Number)
    .pipe(schema);
}
