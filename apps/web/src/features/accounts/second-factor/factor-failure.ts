import type { SecondFactorRefusal } from '@wallabee/contract/accounts/second-factor-rules';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { factorStrings } from '../accounts.strings.ts';

export function factorFailure(failure: unknown): { field?: 'password' | 'code'; text: string } | null {
  if (!failure) return null;
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return { text: factorStrings.unreachable };
  const reason = failure.problem.reason as SecondFactorRefusal | undefined;
  const text = (reason && factorStrings.refusals[reason]) ?? failure.problem.error;
  if (reason === 'wrong_password') return { field: 'password', text };
  return reason === 'wrong_code' ? { field: 'code', text } : { text };
}
