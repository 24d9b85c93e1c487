import { expect, test } from 'vitest';
import { acceptedEncoding } from './content-encoding.ts';

test.each([
  { header: undefined, long: 'identity', short: 'identity' },
  { header: '', long: 'identity', short: 'identity' },
  { header: 'gzip, deflate, br, zstd', long: 'br', short: 'identity' },
  { header: 'gzip, deflate', long: 'gzip', short: 'identity' },
  { header: 'GZIP', long: 'gzip', short: 'identity' },
  { header: 'gzip;q=0', long: 'identity', short: 'identity' },
  { header: 'gzip;q=0, br', long: 'br', short: 'identity' },
  { header: 'br;q=0.1, gzip;q=1', long: 'gzip', short: 'identity' },
  { header: 'br;q=0.5, gzip;q=0.5', long: 'br', short: 'identity' },
  { header: 'identity;q=1, gzip;q=0.5', long: 'identity', short: 'identity' },
  { header: '*', long: 'br', short: 'identity' },
  { header: 'br;q=0, *', long: 'gzip', short: 'identity' },
  { header: '*;q=0', long: 'identity', short: 'identity' },
  { header: 'gzip, identity;q=0', long: 'gzip', short: 'gzip' },
  { header: 'identity;q=0', long: 'identity', short: 'identity' },
  { header: 'deflate', long: 'identity', short: 'identity' },
  { header: 'x-gzip-like-br', long: 'identity', short: 'identity' },
  { header: `br, ${'x'.repeat(300)}`, long: 'identity', short: 'identity' },
])('Accept-Encoding: $header gets $long, and $short for short content', ({ header, long, short }) => {
  for (let time = 0; time < 2; time += 1) {
    expect(acceptedEncoding(header, true)).toBe(long);
    expect(acceptedEncoding(header, false)).toBe(short);
  }
});
