import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useRef, useState } from 'react';
import { useCallApi } from '../api/api.ts';
import { createActionKeys } from '../api/client-key.ts';
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
}

export function useApiMutation<E extends Endpoint>(call: Call<E>, options: ApiMutationOptions<E> = {}) {
  const { invalidates = [], hasIdempotencyKey, isParallel, isQueued, ...callbacks } = options;
  const callApi = useCallApi() as (call: Call<E>, input: unknown) => Promise<ResponseOf<E>>;
  const invalidate = useInvalidate();
  const [keys] = useState(createActionKeys);
  const isUnderWay = useRef(false);

  const mutation = useMutation<ResponseOf<E>, Error, InputOf<E>>({
    ...callbacks,
    mutationKey: queryKeyOf(call),
    ...(isQueued && { scope: { id: call.path } }),
    mutationFn: (input) =>
      callApi(call, hasIdempotencyKey ? { ...(input as object), idempotencyKey: keys.of(input) } : input),
    onSuccess: async (...args) => {
      keys.done();
      await callbacks.onSuccess?.(...args);
      await invalidate(...invalidates);
    },
    onSettled: (...args) => {
      isUnderWay.current = false;
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
