import { type CallApi, toRequest } from '@wallabee/contract/protocol/client';
import type { Endpoint } from '@wallabee/contract/protocol/endpoint';
import { answerKey } from '@wallabee/contract/reference/answer-key';
import { readOwnLists } from '@wallabee/contract/reference/own-lists';
import type { Reference } from '@wallabee/contract/reference/reference';
import { TOKEN_HEADER } from '../../platform/http/calls/in-process-calls.ts';
import { prepareOnce } from '../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { type Ask, askOwnLists, isRefusal } from './own-lists.ts';
import { createSlots } from './slots.ts';

interface OwnListsOptions {
  callsOf: (token: string) => CallApi;
  now: () => Date;
}

export function ownListsRoutes({ callsOf, now }: OwnListsOptions) {
  return async (app: ApiApp) => {
    answer(app, readOwnLists, async (_, { player, request }) => {
      const callApi = callsOf(String(request.headers[TOKEN_HEADER])) as AnyCall;
      const inSlot = createSlots(AT_ONCE);
      const answers: Reference['answers'] = {};
      const made_at = now().toISOString();
      const ask = async (endpoint: Endpoint, input: object) => {
        try {
          const response = await inSlot(() => callApi(endpoint, input));
          answers[answerKey(toRequest(endpoint, input).path)] = response;
          return response;
        } catch (failure) {
          if (isRefusal(failure)) return undefined;
          throw failure;
        }
      };
      await askOwnLists(ask as Ask, player);
      // Prepared answers are compressed, and this one is large.
      return prepareOnce(readOwnLists, { made_at, answers });
    });
  };
}

/** Few, because every call takes connections of the pool. */
const AT_ONCE = 3;

type AnyCall = (endpoint: Endpoint, input: object) => Promise<unknown>;
