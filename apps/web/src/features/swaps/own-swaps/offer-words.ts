import type { SwapOffer } from '@wallabee/contract/swaps/own-swaps';
import { formatNumber } from '../../../ui/format-number.ts';
import { offerStrings as strings } from './own-swaps.strings.ts';

/** Why it is offered, or why not. */
export function offerReason(offer: SwapOffer): string {
  const saved = savedWords(offer);
  if (offer.is_by_hand && !offer.offered) return strings.parts(strings.withheldByYou, saved);
  return offer.is_spare ? strings.parts(spareWords(offer), saved) : saved;
}

/** In the narrow list of what is offered. */
export function shortOfferReason(offer: SwapOffer): string {
  const { is_spare, saved_number, item } = offer;
  const reason = is_spare ? spareWords(offer) : saved_number === null ? strings.openToSwaps : strings.byHand;
  return strings.listed(formatNumber(item.number), reason);
}

function spareWords({ like_it }: SwapOffer): string {
  return like_it > 1 ? strings.oneOfSpares(formatNumber(like_it)) : strings.spare;
}

function savedWords({ saved_number, item: { number } }: SwapOffer): string {
  if (saved_number === null) return strings.notSaved;
  const saved = formatNumber(saved_number);
  return number < saved_number ? strings.betterThanSaved(saved) : strings.savedOne(saved);
}
