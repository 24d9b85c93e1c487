import { useQueryClient } from '@tanstack/react-query';
import { bellCalls } from '@wallabee/contract/bell/bell.calls';
import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { queryKeyOf, useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useToast } from '../../../ui/feedback/toast.tsx';
import { changedBy, type SettingsChange } from './changed-settings.ts';
import { settingStrings } from './settings.strings.ts';

export interface SettingsChanges {
  change: (change: SettingsChange) => void;
  /** The settings with the changes that are under way. */
  shown: (settings: BellSettings) => BellSettings;
  isSaved: boolean;
}

export function useBellSettings() {
  return useApiQuery(bellCalls.readBellSettings, {});
}

/** A switch moves at once, and goes back where the server refuses. */
export function useSettingsChanges(): SettingsChanges {
  const patch = usePatchedSettings();
  const showToast = useToast();
  const [pending, setPending] = useState<readonly SettingsChange[]>([]);
  const [isSaved, setSaved] = useState(false);
  const { mutate } = useApiMutation(bellCalls.changeBellSettings, {
    isQueued: true,
    onSuccess: (settings) => {
      patch(() => settings);
      setSaved(true);
    },
    onError: ({ message }) => {
      setSaved(false);
      showToast({ text: settingStrings.notSaved(message), isError: true });
    },
    onSettled: (_data, _failure, { body }) => setPending((under) => under.filter((one) => one !== body)),
  });
  return {
    change: (change) => {
      setPending((under) => [...under, change]);
      mutate({ body: change });
    },
    shown: (settings) => pending.reduce(changedBy, settings),
    isSaved,
  };
}

export function usePatchedSettings() {
  const client = useQueryClient();
  return (patch: (settings: BellSettings) => BellSettings) =>
    client.setQueryData<BellSettings>(
      queryKeyOf(bellCalls.readBellSettings, {}),
      (settings) => settings && patch(settings),
    );
}
