import type { OwnProfile } from '@wallabee/contract/players/own-profile';
import { LONGEST_BIO } from '@wallabee/contract/players/own-profile-rules';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { TextAreaField, TextField } from '../../../ui/controls/field.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { profileHref } from '../profile/profile-links.ts';
import styles from './edit-profile.module.css';
import { editProfileStrings as strings } from './edit-profile.strings.ts';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = { own: OwnProfile; ownId: number; username: string };

export function ProfileForm({ own, ownId, username }: ProfileFormProps) {
  const form = useProfileForm(own, ownId);
  const { typed, type, faults } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.save();
  };

  return (
    <Panel heading={strings.about}>
      <form className={styles.form} onSubmit={submit} noValidate>
        {!own.may_change && <Notice kind="plain">{strings.muted}</Notice>}
        <TextField
          label={strings.name}
          hint={strings.nameHint(username)}
          error={faults.name}
          value={typed.name}
          onChange={(event) => type('name', event.currentTarget.value)}
          autoComplete="nickname"
          spellCheck={false}
        />
        <TextField
          label={strings.home}
          hint={strings.homeHint}
          error={faults.home_location}
          value={typed.home_location}
          onChange={(event) => type('home_location', event.currentTarget.value)}
          autoComplete="off"
        />
        <TextAreaField
          label={strings.bio}
          hint={strings.bioHint(formatNumber(Math.max(0, LONGEST_BIO - typed.bio.length)))}
          error={faults.bio}
          value={typed.bio}
          rows={6}
          onChange={(event) => type('bio', event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" isBusy={form.isSaving}>
            {form.isSaving ? strings.saving : strings.save}
          </Button>
          {form.isChanged && (
            <Button look="quiet" onClick={form.discard}>
              {strings.discard}
            </Button>
          )}
        </div>
        {form.problem && <Notice kind="bad">{form.problem}</Notice>}
        {form.outcome === 'unchanged' && <Notice kind="plain">{strings.unchanged}</Notice>}
        {form.outcome === 'saved' && (
          <Notice kind="good">
            {strings.saved} <Link to={profileHref(ownId, 'bio')}>{strings.see}</Link>
          </Notice>
        )}
      </form>
    </Panel>
  );
}
