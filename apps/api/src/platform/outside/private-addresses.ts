import ipaddr from 'ipaddr.js';

/**
 * Returns whether the address is not public unicast: loopback, private, link-local, multicast, reserved, or an IPv6
 * form that is translated to IPv4.
 */
export function isPrivateAddress(address: string): boolean {
  return ipaddr.process(address).range() !== 'unicast';
}
