import type { DeletionRefusal } from '@wallabee/contract/accounts/deletion-rules';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { factorStrings } from '../accounts.strings.ts';
import { proofStrings } from './own-data.strings.ts';

export type Field = 'username' | 'password' | 'code';

const FIELD_OF: Record<DeletionRefusal, Field> = {
  wrong_name: 'username',
  wrong_password: 'password',
  wrong_code: 'code',
};

export function proofFailure(failure: unknown): { field?: Field; text: string } | null {
  if (!failure) return null;
  if (!isApiFailure(failure) || failure.status === 0 || failure.status >= 500)
    return { text: factorStrings.unreachable };
  const reason = failure.problem.reason as DeletionRefusal | undefined;
  if (!reason || !(reason in FIELD_OF)) return { text: failure.problem.error };
  return { field: FIELD_OF[reason], text: proofStrings.refusals[reason] };
}
