import { useQueryClient } from '@tanstack/react-query';
import type { readBirthday, setBirthday } from '@wallabee/contract/birthdays/birthday';
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
      const call = { method: 'POST', path: '/users/:player/setbirthday' } as const;
      await callApi<typeof setBirthday>(call, { params: { player }, body });
      const read = { path: '/users/:player/chkbday' } as const;
      await client.invalidateQueries({ queryKey: queryKeyOf<typeof readBirthday>(read) });
      // The head of the page shows it, too.
      void refreshProfile();
    } catch (failure) {
      setError(isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable);
    } finally {
      setIsSaving(false);
    }
  }

  return { save, isSaving, error };
}
