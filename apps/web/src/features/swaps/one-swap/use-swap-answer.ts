import { playerCalls } from '@wallabee/contract/players/players.calls';
import { pouchCalls } from '@wallabee/contract/pouch/pouch.calls';
import type { Swap } from '@wallabee/contract/swaps/swap';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import type { RefObject } from 'react';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { swapHref, swapQueue } from '../swap-links.ts';
import { swapStrings as strings } from './swap.strings.ts';
import { swapTitle } from './swap-words.ts';
import { ANSWER } from './waiting-details.ts';

/** The answers change the swap, the lists it is in, and what the player has. */
const CHANGED = [
  swapCalls.readSwap,
  swapCalls.readOwnSwaps,
  swapCalls.listProposals,
  playerCalls.readProfile,
  pouchCalls.readPouch,
];

type Answer = 'agreeToSwap' | 'declineSwap' | 'withdrawSwap' | 'remindSwap';

interface Answering {
  swap: Swap;
  /** True from the press of a button until the page shows the answer. */
  isAnswering: RefObject<boolean>;
  onDone: () => void;
  /** In place of `onDone`, where there is no network. */
  onWaiting: () => void;
}

/** A refused answer means that the swap has changed, so it is fetched again then too. */
export function useSwapAnswer(answer: Answer, { swap, isAnswering, onDone, onWaiting }: Answering) {
  const invalidate = useInvalidate();
  const { mutate, isPending, error, reset } = useApiMutation(callOf(answer), {
    invalidates: CHANGED,
    onSuccess: onDone,
    canWait: {
      show: () => ({
        queue: swapQueue(swap.id),
        what: strings.waitingFor(strings.waiting[answer], swapTitle(swap)),
        text: '',
        href: swapHref(swap.id),
        detail: ANSWER,
      }),
      onWaiting: () => {
        isAnswering.current = false;
        onWaiting();
      },
    },
    onError: () => {
      isAnswering.current = false;
      void invalidate(swapCalls.readSwap);
    },
  });
  function send() {
    isAnswering.current = true;
    mutate({ params: { swapId: swap.id } });
  }
  return { send, isPending, failure: error?.message, reset };
}

/** The answers have the same input and output. */
function callOf(answer: Answer) {
  return swapCalls[answer] as typeof swapCalls.agreeToSwap;
}
