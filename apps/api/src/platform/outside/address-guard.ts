import { lookup as findAddresses, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutsideFailure } from './outside-failure.ts';
import { isPrivateAddress } from './private-addresses.ts';

export interface AddressGuard {
  /** Whether the server may connect to these addresses of the next host. */
  admits(addresses: readonly string[]): boolean;
  /** For a request: judges the very addresses that are connected to. A name looked up twice could answer differently. */
  lookup: LookupFunction;
}

/**
 * Keeps one request and its redirects out of private networks. Where the operator named the first address
 * (`isTrusted`) and that lies in one, the others may, too.
 */
export function createAddressGuard({ isTrusted }: { isTrusted: boolean }): AddressGuard {
  let isFirst = true;
  let mayBePrivate = isTrusted;

  function admits(addresses: readonly string[]): boolean {
    const isPrivate = addresses.some(isPrivateAddress);
    if (isFirst) mayBePrivate &&= isPrivate;
    isFirst = false;
    return mayBePrivate || !isPrivate;
  }

  const lookup: LookupFunction = (hostname, options, done) => {
    findAddresses(hostname, { ...options, all: true }, (failure, found: LookupAddress[]) => {
      if (failure) return done(failure, []);
      if (!admits(found.map(({ address }) => address))) return done(refusalOf(hostname), []);
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

  return { admits, lookup };
}

export function refusalOf(hostname: string): OutsideFailure {
  return new OutsideFailure(`${hostname} is in a private network`);
}
