import { NO_BIRTHDAY } from '@wallabee/contract/players/birthday-rules';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './birthday-form.module.css';
import { BirthdayForm } from './birthday-form.tsx';
import { birthdayStrings as strings } from './birthdays.strings.ts';

export function BirthdayPanel({ birthday }: { birthday: string }) {
  return (
    <Panel heading={strings.heading}>
      <div className={styles.panel}>
        {birthday === '' && <Notice kind="plain">{strings.notSet}</Notice>}
        {birthday === '' || birthday === NO_BIRTHDAY ? (
          <BirthdayForm />
        ) : (
          <Notice kind="good">
            <strong>{strings.thanks}</strong>
            <p>{strings.kept(birthday)}</p>
          </Notice>
        )}
      </div>
    </Panel>
  );
}
