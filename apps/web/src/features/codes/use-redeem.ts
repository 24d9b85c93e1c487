import { useQueryClient } from '@tanstack/react-query';
import type { RedeemedCode } from '@wallabee/contract/codes/code';
import { codeCalls } from '@wallabee/contract/codes/codes.calls';
import { lockedItemCalls } from '@wallabee/contract/locked-items/locked-items.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useRef, useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { createActionKeys } from '../../platform/client-key.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
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
      const params = { player, code };
      const idempotencyKey = keys.of(params);
      const redeemed = await callApi(codeCalls.redeemCode, { params, idempotencyKey });
      keys.done();
      setState({ kind: 'done', redeemed });
      onRedeemed?.();
      void client.invalidateQueries({ queryKey: queryKeyOf(lockedItemCalls.listLockedItems) });
    } catch (failure) {
      setState({ kind: 'failed', error: wordsFor(failure) });
    } finally {
      isUnderWay.current = false;
    }
  }

  return { redeem, state };
}

function wordsFor(failure: unknown): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
