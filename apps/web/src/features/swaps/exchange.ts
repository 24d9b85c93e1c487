import type { Ring, SwapNumber } from '@wallabee/contract/swaps/ring';
import { formatNumber } from '../../ui/format-number.ts';

/** What the player gives and gets: the first member is the player, and the last one gives to them. */
export function exchangeIn({ members }: Pick<Ring, 'members'>) {
  const gives = members[0]?.gives;
  const gets = members.at(-1)?.gives;
  if (!gives || !gets) throw new Error('A ring has at least two members.');
  return { gives, gets };
}

export function nameOf({ name, number }: Pick<SwapNumber, 'name' | 'number'>): string {
  return `${name} #${formatNumber(number)}`;
}
