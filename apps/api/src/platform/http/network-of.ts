import { isIPv6 } from 'node:net';

/**
 * Whom an address stands for where calls are counted. With IPv6 everybody has a whole /64 of them: counting single ones
 * would count nothing.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [start = '', end] = address.split('%')[0]?.split('::') ?? [];
  const first = groups(start);
  const last = groups(end ?? '');
  const zeros = end === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`;
}

function groups(part: string): string[] {
  return part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16).toString(16));
}
