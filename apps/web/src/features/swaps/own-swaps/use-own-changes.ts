import { useQueryClient } from '@tanstack/react-query';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import type { OwnSwaps } from '@wallabee/contract/swaps/own-swaps';
import { swapCalls } from '@wallabee/contract/swaps/swaps.calls';
import { useRef, useState } from 'react';
import { useWaitingWrites } from '../../../platform/outbox/waiting-writes.ts';
import { useInvalidate } from '../../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { queryKeyOf } from '../../../platform/queries/use-api-query.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { OWN_SWAPS_QUEUE } from '../swap-links.ts';
import { changedBy, inputOf, type OwnChange, undoing } from './own-change.ts';
import { changeStrings } from './own-swaps.strings.ts';

export interface OwnChanges {
  /** Changes at once, and says so with a way back. `own` is what the page shows now. */
  change: (own: OwnSwaps, change: OwnChange, said: Said) => void;
  /** The answer with the changes that are under way. */
  shown: (own: OwnSwaps, list?: 'offered' | 'all') => OwnSwaps;
}

interface Said {
  done: string;
  /** A form shows its failure itself. */
  onDone?: (() => void) | undefined;
  onFailed?: ((message: string) => void) | undefined;
}

interface Pending {
  input: ReturnType<typeof inputOf>;
  change: OwnChange;
  undo: OwnChange | null;
  said: Said;
}

export function useOwnChanges(): OwnChanges {
  const [pending, setPending] = useState<readonly Pending[]>([]);
  const underWay = useRef<readonly Pending[]>([]);
  const patchAnswers = usePatchedAnswers();
  const invalidate = useInvalidate();
  const showOffer = useOfferToast();
  const showToast = useToast();

  const write = (next: readonly Pending[]) => {
    underWay.current = next;
    setPending(next);
  };
  const of = (input: Pending['input']) => underWay.current.find((one) => one.input === input);

  const { mutate } = useApiMutation(swapCalls.changeOwnSwaps, {
    isQueued: true,
    canWait: {
      stale: CHANGED_CALLS,
      show: (input) => ({
        queue: OWN_SWAPS_QUEUE,
        what: changeStrings.what,
        text: of(input)?.said.done ?? '',
        href: '/swaps',
        detail: { change: of(input)?.change },
      }),
      onWaiting: (input) => of(input)?.said.onDone?.(),
    },
    onSuccess: (_, input) => {
      const done = of(input);
      if (!done) return;
      patchAnswers(done.change);
      done.said.onDone?.();
      const { undo } = done;
      if (undo)
        showOffer(done.said.done, {
          label: changeStrings.undo,
          onAction: () => send({ change: undo, undo: null, said: UNDONE }),
        });
      else showToast({ text: done.said.done });
    },
    onError: (failure, input) => {
      const { onFailed } = of(input)?.said ?? {};
      if (onFailed) onFailed(failure.message);
      else showToast({ text: changeStrings.failed(failure.message), isError: true });
    },
    onSettled: (_data, _failure, input) => {
      write(underWay.current.filter((one) => one.input !== input));
      // An answer fetched before the other changes are sent would undo them on the page.
      if (underWay.current.length === 0) void invalidate(...CHANGED_CALLS);
    },
  });

  const waiting = useWaitingWrites(OWN_SWAPS_QUEUE).filter(
    ({ state }) => state === 'waiting' || state === 'sent',
  );
  const changes = [
    ...waiting.flatMap(({ shown }) => changeIn(shown.detail)),
    ...pending.map(({ change }) => change),
  ];

  function send(one: Omit<Pending, 'input'>) {
    const input = inputOf(one.change);
    write([...underWay.current, { ...one, input }]);
    mutate(input);
  }

  return {
    change: (own, change, said) => send({ change, undo: undoing(own, change), said }),
    shown: (own, list) => changes.reduce((answer, change) => changedBy(answer, change, list), own),
  };
}

/** A proposal waits at the same place. */
function changeIn(detail: unknown): OwnChange[] {
  const { change } = (detail ?? {}) as { change?: OwnChange };
  return change ? [change] : [];
}

const UNDONE: Said = { done: changeStrings.undone };

const CHANGED_CALLS = [
  swapCalls.readOwnSwaps,
  swapCalls.listProposals,
  swapCalls.readPlayerSwaps,
  playerCalls.readProfile,
];

/** Cached answers show what the server has confirmed, also if they cannot be fetched again. */
function usePatchedAnswers() {
  const client = useQueryClient();
  return (change: OwnChange) => {
    for (const [key, answer] of client.getQueriesData<OwnSwaps>({
      queryKey: queryKeyOf(swapCalls.readOwnSwaps),
    })) {
      const input = key[1] as { query: { offers: 'offered' | 'all' } } | undefined;
      if (answer) client.setQueryData(key, changedBy(answer, change, input?.query.offers));
    }
  };
}
