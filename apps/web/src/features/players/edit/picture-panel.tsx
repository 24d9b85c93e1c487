import { artPath } from '@wallabee/contract/art/art-address';
import { PICTURE_TYPES } from '@wallabee/contract/players/own-profile-rules';
import type { Profile } from '@wallabee/contract/players/profile';
import { type ChangeEvent, useRef, useState } from 'react';
import { Avatar } from '../../../game-ui/avatar.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/controls/confirm-dialog.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './edit-profile.module.css';
import { editProfileStrings as strings } from './edit-profile.strings.ts';
import { usePicture } from './use-picture.ts';

type PicturePanelProps = {
  /** Undefined while it loads. */
  profile: Pick<Profile, 'id' | 'hue' | 'image_key'> | null | undefined;
  hasPicture: boolean;
};

export function PicturePanel({ profile, hasPicture }: PicturePanelProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const picture = usePicture();

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (file) void picture.choose(file);
  };

  return (
    <Panel heading={strings.picture}>
      <div className={styles.picture}>
        <Avatar
          src={profile ? artPath({ kind: 'player', id: profile.id }, 200, profile.image_key) : undefined}
          hue={profile?.hue}
          pixels={112}
          isHexagon
        />
        <p>{strings.pictureLead}</p>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={strings.choose}
          accept={PICTURE_TYPES.join(',')}
          onChange={choose}
        />
        <div className={styles.actions}>
          <Button look="line" isBusy={picture.isSending} onClick={() => input.current?.click()}>
            {choiceLabel(picture.isSending, hasPicture)}
          </Button>
          {hasPicture && (
            <Button look="quiet" onClick={() => setIsAsking(true)}>
              {strings.remove}
            </Button>
          )}
        </div>
        {picture.outcome && (
          <Notice kind={picture.outcome.kind}>
            {picture.outcome.text}
            {picture.retry && (
              <Button look="quiet" isSmall onClick={picture.retry}>
                {strings.tryAgain}
              </Button>
            )}
          </Notice>
        )}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={strings.removeHeading}
        confirmLabel={strings.remove}
        isDanger
        isBusy={picture.isRemoving}
        onConfirm={() => {
          picture.remove();
          setIsAsking(false);
        }}
        onClose={() => setIsAsking(false)}
      >
        <p>{strings.removeText}</p>
      </ConfirmDialog>
    </Panel>
  );
}

function choiceLabel(isSending: boolean, hasPicture: boolean): string {
  if (isSending) return strings.sending;
  return hasPicture ? strings.another : strings.choose;
}
