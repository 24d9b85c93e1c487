import { useQueryClient } from '@tanstack/react-query';
import type { RedeemedCode, redeemCode } from '@wallabee/contract/codes/code';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useRef, useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { createActionKeys } from '../../platform/client-key.ts';
import { useOwnId } from '../../platform/session.ts';
import { codeStrings as strings } from './codes.strings.ts';

export type Redeeming =
  | { kind: 'idle' | 'missing' | 'processing' }
  | { kind: 'done'; redeemed: RedeemedCode }
  | { kind: 'failed'; error: string };

/** One code at a time; pressing again while one is being redeemed does nothing. */
export function useRedeem() {
  const callApi = useCallApi();
  const client = useQueryClient();
  const player = String(useOwnId());
  const [state, setState] = useState<Redeeming>({ kind: 'idle' });
  const isUnderWay = useRef(false);
  const [keys] = useState(createActionKeys);

  async function redeem(written: string, onRedeemed?: () => void) {
    const code = written.trim();
    if (code === '') return setState({ kind: 'missing' });
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ kind: 'processing' });
    try {
      const call = { method: 'GET', path: '/users/:player/redeem/:code' } as const;
      const params = { player, code };
      const idempotencyKey = keys.of(params);
      const redeemed = await callApi<typeof redeemCode>(call, { params, idempotencyKey });
      keys.done();
      setState({ kind: 'done', redeemed });
      onRedeemed?.();
      void client.invalidateQueries({ predicate: ({ queryKey }) => isAboutLocks(queryKey[0]) });
    } catch (failure) {
      setState({ kind: 'failed', error: wordsFor(failure) });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { redeem, state };
}

/** The new items are in the lockbox. */
function isAboutLocks(path: unknown): boolean {
  return typeof path === 'string' && path.endsWith('/lockeditems');
}

function wordsFor(failure: unknown): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
