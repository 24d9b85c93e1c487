import { playerCalls } from '@wallabee/contract/players/players.calls';
import { useState } from 'react';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { editProfileStrings as strings } from './edit-profile.strings.ts';
import { SHOWN_BY } from './shown-by.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { messageOf } from './use-profile-form.ts';

type Outcome = { kind: 'good' | 'bad'; text: string } | null;

/** A picture that could not be sent is remembered, so that it need not be chosen again. */
export function usePicture() {
  const [isShrinking, setIsShrinking] = useState(false);
  const [unsent, setUnsent] = useState<Blob | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const onError = (failure: Error) => setOutcome({ kind: 'bad', text: messageOf(failure) });
  const done = (text: string) => {
    setUnsent(null);
    setOutcome({ kind: 'good', text });
  };
  const sending = useApiMutation(playerCalls.uploadPicture, {
    onSuccess: () => done(strings.pictureSaved),
    onError,
    invalidates: SHOWN_BY,
  });
  const removing = useApiMutation(playerCalls.removePicture, {
    onSuccess: () => done(strings.pictureRemoved),
    onError,
    invalidates: SHOWN_BY,
  });

  async function choose(file: Blob) {
    setOutcome(null);
    setIsShrinking(true);
    const picture = await shrinkPicture(file);
    setIsShrinking(false);
    setUnsent(picture);
    if (picture) sending.mutate({ file: picture });
    else setOutcome({ kind: 'bad', text: strings.noPicture });
  }

  return {
    choose,
    retry: unsent && outcome?.kind === 'bad' ? () => sending.mutate({ file: unsent }) : null,
    remove: () => removing.mutate({}),
    isSending: isShrinking || sending.isPending,
    isRemoving: removing.isPending,
    outcome: sending.isPending ? null : outcome,
  };
}
