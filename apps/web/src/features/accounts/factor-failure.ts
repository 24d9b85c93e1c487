import type { SecondFactorRefusal } from '@wallabee/contract/accounts/second-factor-rules';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { factorStrings } from './accounts.strings.ts';

/** A failed call in words, and at which field they belong. */
export function factorFailure(failure: unknown): { field: 'password' | 'code'; text: string } | null {
  if (!failure) return null;
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return { field: 'code', text: factorStrings.unreachable };
  const reason = failure.problem.reason as SecondFactorRefusal | undefined;
  const text = (reason && factorStrings.refusals[reason]) ?? failure.problem.error;
  return { field: reason === 'wrong_password' ? 'password' : 'code', text };
}
