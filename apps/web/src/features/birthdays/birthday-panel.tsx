import { NO_BIRTHDAY } from '@wallabee/contract/players/birthday-rules';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BirthdayCard } from './birthday-card.tsx';
import { BirthdayForm } from './birthday-form.tsx';
import { birthdayStrings as strings } from './birthdays.strings.ts';

export function BirthdayPanel({ birthday }: { birthday: string }) {
  if (birthday === '' || birthday === NO_BIRTHDAY) return <BirthdayForm isEmpty={birthday === ''} />;
  return (
    <FormColumns side={<BirthdayCard date={birthday} />}>
      <Panel heading={strings.heading}>
        <Notice kind="good">
          <strong>{strings.thanks}</strong>
          <p>{strings.kept(birthday)}</p>
        </Notice>
      </Panel>
    </FormColumns>
  );
}
