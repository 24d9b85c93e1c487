import { expect, test } from 'vitest';
import { createAddressGuard } from './address-guard.ts';

const PUBLIC = ['93.184.216.34'];
const PRIVATE = ['10.0.0.7'];
const BOTH = [...PUBLIC, ...PRIVATE];

test.each([
  { why: 'the public web leads on to the public web', isTrusted: false, hops: [PUBLIC, PUBLIC], last: true },
  { why: 'a stranger does not lead inside', isTrusted: false, hops: [PRIVATE], last: false },
  { why: 'nor by a redirect', isTrusted: false, hops: [PUBLIC, PRIVATE], last: false },
  { why: 'nor with one of several addresses', isTrusted: false, hops: [BOTH], last: false },
  { why: 'the operator may lead inside', isTrusted: true, hops: [PRIVATE], last: true },
  { why: 'and on from there', isTrusted: true, hops: [PRIVATE, PUBLIC, PRIVATE], last: true },
  { why: 'but a public host of theirs may not', isTrusted: true, hops: [PUBLIC, PRIVATE], last: false },
])('$why', ({ isTrusted, hops, last }) => {
  const guard = createAddressGuard({ isTrusted });

  const admitted = hops.map((hop) => guard.admits(hop));

  expect(admitted.at(-1)).toBe(last);
});
