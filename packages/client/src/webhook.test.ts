import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { verifyWebhook } from './webhook.ts';

const secret = 'whs_secret';
const body = '{"id":"dl_88","words":"Zoë"}';
const now = Date.parse('2026-11-16T08:14:00Z');

const signed = (time: number, text = body) =>
  `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${text}`).digest('hex')}`;

test.each([
  { why: 'a delivery of the site', signature: signed(now / 1000), isOurs: true },
  { why: 'four minutes late', signature: signed(now / 1000 - 240), isOurs: true },
  { why: 'an old delivery', signature: signed(now / 1000 - 301), isOurs: false },
  { why: 'one from the future', signature: signed(now / 1000 + 301), isOurs: false },
  { why: 'another body', signature: signed(now / 1000, '{}'), isOurs: false },
  {
    why: 'another time',
    signature: signed(now / 1000).replace(/t=\d+/, `t=${now / 1000 + 1}`),
    isOurs: false,
  },
  { why: 'no signature', signature: null, isOurs: false },
  { why: 'a signature of another shape', signature: 'v1=abc', isOurs: false },
])('$why [DV-03]', async ({ signature, isOurs }) => {
  expect(await verifyWebhook({ signature, body, secret, now })).toBe(isOurs);
  expect(await verifyWebhook({ signature, body: new TextEncoder().encode(body), secret, now })).toBe(isOurs);
});
