import { expect, test } from 'vitest';
import { addressFault } from './address-fault.ts';

test.each([
  { address: 'http://goose.example/hook', fault: 'must be an https address' },
  { address: 'https://ada:secret@goose.example/', fault: 'must not contain a user name or password' },
  { address: 'https://ada@goose.example/', fault: 'must not contain a user name or password' },
  { address: 'https://127.0.0.1/', fault: 'not an IP address' },
  { address: 'https://2130706433/', fault: 'not an IP address' },
  { address: 'https://0x7f.1/', fault: 'not an IP address' },
  { address: 'https://[::1]/', fault: 'not an IP address' },
  { address: 'https://93.184.216.34/', fault: 'not an IP address' },
  { address: 'https://localhost/', fault: 'must not be in a private network' },
  { address: 'https://localhost./', fault: 'must not be in a private network' },
  { address: 'https://db.internal/', fault: 'must not be in a private network' },
  { address: 'https://printer.local:8443/', fault: 'must not be in a private network' },
  { address: 'https://intranet/', fault: 'must not be in a private network' },
])('$address $fault', ({ address, fault }) => {
  expect(addressFault(address)).toContain(fault);
});

test.each(['https://goose.example/hook?to=ada', 'https://goose.example:8443/'])('%s is fine', (address) => {
  expect(addressFault(address)).toBeUndefined();
});
