import { useQueryClient } from '@tanstack/react-query';
import { birthdayCalls } from '@wallabee/contract/birthdays/birthdays.calls';
import type { Birthday } from '@wallabee/contract/players/birthday-rules';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { useRefreshOwnProfile } from '../../platform/own-profile.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
import { useOwnId } from '../../platform/session.ts';
import { birthdayStrings as strings } from './birthdays.strings.ts';

export function useSetBirthday() {
  const callApi = useCallApi();
  const client = useQueryClient();
  const refreshProfile = useRefreshOwnProfile();
  const player = String(useOwnId());
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function save(body: Birthday) {
    setIsSaving(true);
    setError(null);
    try {
      await callApi(birthdayCalls.setBirthday, { params: { player }, body });
      await client.invalidateQueries({ queryKey: queryKeyOf(birthdayCalls.readBirthday) });
      // The page header shows it, too.
      void refreshProfile();
    } catch (failure) {
      setError(isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable);
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, error };
}
