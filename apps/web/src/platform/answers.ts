import type { Call } from '@wallabee/contract/protocol/call';
import type { Endpoint, InputOf, ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useEffect, useSyncExternalStore } from 'react';
import { useCallApi } from './api.ts';
import { type Answer, type Given, keptAnswer } from './kept-answers.ts';
import { currentSession } from './session.ts';

/**
 * What a call answers, kept for as long as the site is open and shared by everything that asks the same: for the
 * forums, whose pages must be light (docs/decisions/0025-forums-without-tanstack-query.md). One that is older than
 * half a minute is shown and asked for again. What came with the page need not be asked for at all.
 */
export function useAnswer<E extends Endpoint>(
  call: Call<E>,
  input: InputOf<E>,
  given: Given<ResponseOf<E>> | null = null,
): Answer<ResponseOf<E>> {
  const callApi = useCallApi() as (call: Call<E>, input: InputOf<E>) => Promise<unknown>;
  const name = JSON.stringify([call.path, input]);
  const entry = keptAnswer({ name, path: call.path, ask: () => callApi(call, input), given });
  const answer = useSyncExternalStore(
    entry.subscribe,
    () => entry.answer,
    () => entry.answerAtFirst,
  );

  useEffect(() => {
    const askIfOld = () => {
      const isOld = Date.now() - entry.answeredAt > FRESH_MS;
      // Whoever has logged out since the page was made for them is about to be told so, and has nothing to ask.
      if (isOld && currentSession() && document.visibilityState === 'visible') void entry.answer.refetch();
    };
    askIfOld();
    document.addEventListener('visibilitychange', askIfOld);
    return () => document.removeEventListener('visibilitychange', askIfOld);
  }, [entry]);
  return answer as Answer<ResponseOf<E>>;
}

const FRESH_MS = 30_000;
