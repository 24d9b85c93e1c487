import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useEffect, useRef, useState } from 'react';
import { useCallApi } from '../api/api.ts';
import { createActionKeys } from '../api/client-key.ts';
import { loadOutbox, preloadOutbox } from '../outbox/load-outbox.ts';
import type { ShownWrite } from '../outbox/outbox-entry.ts';
import { WAITS } from '../outbox/waits.ts';
import { useInvalidate } from './invalidate.ts';
import { queryKeyOf } from './use-api-query.ts';

export interface ApiMutationOptions<E extends Endpoint>
  extends Pick<
    UseMutationOptions<ResponseOf<E>, Error, InputOf<E>>,
    'onMutate' | 'onSuccess' | 'onError' | 'onSettled'
  > {
  /** Calls whose cached responses become stale; they are fetched again after `onSuccess`. */
  invalidates?: readonly Pick<Call<Endpoint>, 'path'>[];
  /** The idempotency key stays the same until the change has succeeded. */
  hasIdempotencyKey?: boolean;
  /** Allows a second change while the first is under way. */
  isParallel?: boolean;
  /** Changes made while one is under way are sent after it, in their order. */
  isQueued?: boolean;
  /** Without a network the change waits in the outbox. It has an idempotency key then, too. */
  canWait?: E extends { canWait: true } ? CanWait<E> : never;
}

export interface CanWait<E extends Endpoint> {
  show: (input: InputOf<E>) => ShownWrite;
  /** What becomes stale when it is sent; otherwise `invalidates`. */
  stale?: readonly Pick<Call<Endpoint>, 'path'>[];
  /** In place of `onSuccess`. */
  onWaiting?: (input: InputOf<E>) => void;
}

export function useApiMutation<E extends Endpoint>(call: Call<E>, options: ApiMutationOptions<E> = {}) {
  const { invalidates = [], hasIdempotencyKey, isParallel, isQueued, canWait, ...callbacks } = options;
  const callApi = useCallApi() as (call: Call<E>, input: unknown) => Promise<ResponseOf<E>>;
  const invalidate = useInvalidate();
  const [keys] = useState(createActionKeys);
  const isUnderWay = useRef(false);
  const isWaitable = canWait !== undefined;
  useEffect(() => (isWaitable ? preloadOutbox() : undefined), [isWaitable]);

  async function send(input: InputOf<E>) {
    if (!hasIdempotencyKey && !canWait) return callApi(call, input);
    const key = keys.of(input);
    const sendNow = () => callApi(call, { ...(input as object), idempotencyKey: key });
    // Without a network it may be missing, and the change fails.
    const outbox = canWait && (await loadOutbox().catch(() => undefined));
    if (!outbox) return sendNow();
    const { show, stale = invalidates } = canWait;
    return outbox.sendOrStore({
      key,
      call,
      input: input as object,
      shown: show(input),
      stale,
      send: sendNow,
    });
  }

  const mutation = useMutation<ResponseOf<E>, Error, InputOf<E>>({
    ...callbacks,
    mutationKey: queryKeyOf(call),
    ...(isQueued && { scope: { id: call.path } }),
    // The other result is for `onSuccess` below alone.
    mutationFn: (input) => send(input) as Promise<ResponseOf<E>>,
    onSuccess: async (...args) => {
      keys.done();
      if (args[0] === WAITS) return canWait?.onWaiting?.(args[1]);
      await callbacks.onSuccess?.(...args);
      await invalidate(...invalidates);
    },
    onSettled: (...args) => {
      isUnderWay.current = false;
      if (args[0] === WAITS) mutation.reset();
      return callbacks.onSettled?.(...args);
    },
  });

  /** TanStack Query updates `isPending` with the next render, which would let a double click through. */
  function mutate(input: InputOf<E>) {
    if (isUnderWay.current && !isParallel && !isQueued) return;
    isUnderWay.current = true;
    mutation.mutate(input);
  }

  function reset() {
    isUnderWay.current = false;
    mutation.reset();
  }

  return { ...mutation, mutate, reset };
}
