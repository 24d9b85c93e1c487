import type { FittingOffer } from '@wallabee/contract/swaps/player-swaps';
import { formatNumber } from '../../../ui/format-number.ts';
import { playerSwapsStrings as strings } from './player-swaps.strings.ts';

/** Why the player who looks wants it; `why` of the call is about the other player. */
export function ownReason({ gain: { kind, instead_of, set, query } }: Pick<FittingOffer, 'gain'>): string {
  if (kind === 'missing' && set)
    return strings.ofSet(formatNumber(set.has), formatNumber(set.size), set.name);
  if (kind === 'missing') return strings.youLack;
  if (kind === 'lower' && instead_of !== null) return strings.insteadOf(formatNumber(instead_of));
  return kind === 'query' && query !== null ? strings.ofWant(query) : '';
}
