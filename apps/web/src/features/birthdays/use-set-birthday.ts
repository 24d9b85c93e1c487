import { birthdayCalls } from '@wallabee/contract/birthdays/birthdays.calls';
import type { Birthday } from '@wallabee/contract/players/birthday-rules';
import { playerCalls } from '@wallabee/contract/players/players.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useInvalidate } from '../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { useOwnId } from '../../platform/session/session.ts';
import { birthdayStrings as strings } from './birthdays.strings.ts';

export function useSetBirthday() {
  const player = String(useOwnId());
  const invalidate = useInvalidate();
  const { mutate, isPending, error } = useApiMutation(birthdayCalls.setBirthday, {
    // The header of the page shows the birthday, too.
    onSuccess: () => void invalidate(playerCalls.readProfile),
    invalidates: [birthdayCalls.readBirthday],
  });
  const save = (body: Birthday) => mutate({ params: { player }, body });
  return { save, isSaving: isPending, error: error && messageFor(error) };
}

function messageFor(failure: Error): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
