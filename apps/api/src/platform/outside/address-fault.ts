import { isIP } from 'node:net';

/**
 * Why a server of a user cannot be at the address; undefined where it can. What the name of the host leads to is
 * checked at each connection.
 */
export function addressFault(address: string): string | undefined {
  const { protocol, username, password, hostname, port } = new URL(address);
  if (protocol !== 'https:') return 'must be an https address';
  if (username || password) return 'must not contain a user name or password';
  if (isIP(hostname.replace(/^\[|\]$/g, ''))) return 'must have the name of a host, not an IP address';
  if (isPrivateName(hostname)) return 'must not be in a private network';
  if (port !== '' && Number(port) < FIRST_FREE_PORT) return 'must have port 443, or one from 1024 on';
  return undefined;
}

/** Below it are the ports of other services, which must not be probed from here. */
const FIRST_FREE_PORT = 1_024;

function isPrivateName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, '');
  return !name.includes('.') || PRIVATE_ENDINGS.some((ending) => name.endsWith(ending));
}

/** Names that RFC 6761, RFC 6762 and RFC 8375 set aside, and `.internal`, which ICANN has. */
const PRIVATE_ENDINGS = ['.localhost', '.local', '.internal', '.home.arpa', '.onion'];
