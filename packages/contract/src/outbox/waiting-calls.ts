import { forumAddresses } from '../forums/forums.addresses.ts';
import { inboxAddresses } from '../inbox/inbox.addresses.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import { swapAddresses } from '../swaps/swaps.addresses.ts';

export type WaitingCall = Pick<Endpoint, 'method' | 'path' | 'sendsJson' | 'canWait'>;

/** The writes that may wait on a device without a network, by their names. */
export const WAITING_CALLS: Readonly<Record<string, WaitingCall>> = Object.fromEntries(
  [inboxAddresses, forumAddresses, swapAddresses].flatMap((addresses) =>
    Object.entries<WaitingCall>(addresses).filter(([, address]) => address.canWait),
  ),
);
