import { z } from 'zod';

/**
 * A decimal number in an address. The pattern refuses what `Number` accepts: '', '0x10' and ' 7 '. An exponent is
 * allowed, because programs write numbers near 0 as 5e-05.
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
