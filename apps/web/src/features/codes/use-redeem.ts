import type { RedeemedCode } from '@wallabee/contract/codes/code';
import { codeCalls } from '@wallabee/contract/codes/codes.calls';
import { lockedItemCalls } from '@wallabee/contract/locked-items/locked-items.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useInvalidate } from '../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { useOwnId } from '../../platform/session/session.ts';
import { codeStrings as strings } from './codes.strings.ts';

export type Redeeming =
  | { kind: 'idle' | 'missing' | 'processing' }
  | { kind: 'done'; redeemed: RedeemedCode }
  | { kind: 'failed'; error: string };

export function useRedeem(onRedeemed: (code: string) => void) {
  const player = String(useOwnId());
  const invalidate = useInvalidate();
  const [isMissing, setMissing] = useState(false);
  const { mutate, ...mutation } = useApiMutation(codeCalls.redeemCode, {
    hasIdempotencyKey: true,
    onSuccess: (_, { params: { code } }) => {
      onRedeemed(code);
      void invalidate(lockedItemCalls.listLockedItems);
    },
    onSettled: () => setMissing(false),
  });

  function redeem(written: string) {
    const code = written.trim();
    setMissing(code === '');
    if (code !== '') mutate({ params: { player, code } });
  }

  return { redeem, state: isMissing ? MISSING : stateOf(mutation) };
}

const MISSING: Redeeming = { kind: 'missing' };

function stateOf({ data, error, isPending }: MutationState): Redeeming {
  if (isPending) return { kind: 'processing' };
  if (error) return { kind: 'failed', error: messageFor(error) };
  return data ? { kind: 'done', redeemed: data } : { kind: 'idle' };
}

interface MutationState {
  data: RedeemedCode | undefined;
  error: Error | null;
  isPending: boolean;
}

function messageFor(failure: Error): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
