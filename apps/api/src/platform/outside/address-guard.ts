import { lookup as findAddresses, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutsideFailure } from './outside-failure.ts';
import { isPrivateAddress } from './private-addresses.ts';

export interface AddressGuard {
  admits(addresses: readonly string[]): boolean;
  /** Checks the addresses that are connected to, because a second lookup could return others. */
  lookup: LookupFunction;
}

/**
 * Prevents a request and its redirects from reaching private networks, unless the operator named a private address
 * (`isTrusted`).
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
