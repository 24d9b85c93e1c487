import type { Friend } from '@wallabee/contract/friends/friend';
import type { GiftableUnique } from '@wallabee/contract/gifts/gift';
import { differentUniques, settledVariant, variantsOf } from '@wallabee/contract/gifts/gift-choices';
import { type FormEvent, useId, useState } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { useTextOverLogin } from '../../platform/drafts/use-text-over-login.ts';
import { artOf } from '../../platform/pages/art.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../ui/controls/field.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { FriendPicker } from './friend-picker.tsx';
import styles from './gift-form.module.css';
import { giftStrings as strings } from './gifts.strings.ts';
import { useSendGift } from './use-send-gift.ts';

interface GiftFormProps {
  giftable: GiftableUnique[];
  friends: readonly Friend[];
}

export function GiftForm({ giftable, friends }: GiftFormProps) {
  const [chosenId, setChosenId] = useState<number>();
  const [chosenVariant, setChosenVariant] = useState<number | null>(null);
  const [username, setUsername] = useTextOverLogin('gift');
  const { send, isSending, outcome } = useSendGift(() => setUsername(''));
  const friendsId = useId();

  const uniques = differentUniques(giftable);
  const unique = uniques.find(({ id }) => id === chosenId) ?? uniques[0];
  if (!unique) return null;
  const variants = variantsOf(giftable, unique.id);
  const shown = variants.find(({ variant_id }) => variant_id === chosenVariant) ?? variants[0] ?? unique;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const variant_id = settledVariant(variants, shown.variant_id, Math.random);
    send({ unique, variant_id, username: username.trim() });
  };

  return (
    <FormColumns side={<FriendPicker friends={friends} username={username} onPick={setUsername} />}>
      <Panel heading={strings.heading}>
        <div className={styles.gift}>
          <Preview unique={shown} />
          <form className={styles.form} onSubmit={submit}>
            <p>{strings.lead}</p>
            <SelectField
              label={strings.unique}
              value={unique.id}
              onChange={(event) => {
                setChosenId(Number(event.currentTarget.value));
                setChosenVariant(null);
              }}
            >
              {uniques.map(({ id, item_name }) => (
                <option key={id} value={id}>
                  {item_name}
                </option>
              ))}
            </SelectField>
            {variants.length > 0 && (
              <SelectField
                label={strings.variant}
                value={shown.variant_id ?? ''}
                onChange={(event) => setChosenVariant(Number(event.currentTarget.value))}
              >
                {variants.map(({ variant_id, variant_name }) => (
                  <option key={variant_id} value={variant_id ?? ''}>
                    {variant_name}
                  </option>
                ))}
              </SelectField>
            )}
            <TextField
              label={strings.recipient}
              hint={strings.recipientHint}
              error={outcome?.kind === 'no-recipient' ? strings.noRecipient : undefined}
              value={username}
              onChange={(event) => setUsername(event.currentTarget.value)}
              list={friendsId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <datalist id={friendsId}>
              {friends.map((friend) => (
                <option key={friend.id} value={friend.username}>
                  {friend.name}
                </option>
              ))}
            </datalist>
            <div>
              <Button type="submit" isBusy={isSending}>
                {isSending ? strings.sending : strings.send}
              </Button>
            </div>
            {outcome?.kind === 'failed' && <Notice kind="bad">{strings.error(outcome.error)}</Notice>}
            {outcome?.kind === 'sent' && (
              <Notice kind="good">
                {strings.success(outcome)} <RecipientName {...outcome.recipient} />
              </Notice>
            )}
          </form>
        </div>
      </Panel>
    </FormColumns>
  );
}

function RecipientName({ id, name }: { id: number | undefined; name: string }) {
  return id === undefined ? name : <Link to={`/tools/profile/${id}/bio`}>{name}</Link>;
}

/** A random variant is picked on sending, so the preview shows the plain one. */
function Preview({ unique }: { unique: GiftableUnique }) {
  const { id, item_name, variant_id, hue, image_key } = unique;
  const isPlain = variant_id === null || variant_id === 1;
  const subject = { kind: 'item', id: isPlain ? id : `${id}.${variant_id}` } as const;
  const art = { ...artOf(subject, image_key, 200), alt: strings.art(item_name) };
  return (
    <div className={styles.preview}>
      <PlateArt art={art} hue={hue} size="shelf" pixels={208} />
    </div>
  );
}
