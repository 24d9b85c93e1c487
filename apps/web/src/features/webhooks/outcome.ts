import type { Delivery } from '@wallabee/contract/webhooks/webhook';
import { webhookStrings as strings } from './webhooks.strings.ts';

/** How an attempt went, in words. */
export function outcomeOf({ state, status, failure }: Delivery): { isGood: boolean; words: string } {
  const answer = status === null ? strings.noAnswer : strings.status(status);
  const isGood = state === 'delivered';
  return { isGood, words: isGood ? answer : (failure ?? answer) };
}
