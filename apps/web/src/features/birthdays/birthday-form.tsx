import { MONTHS } from '@wallabee/contract/players/birthday-rules';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/field.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormColumns } from '../../ui/layout/form-columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BirthdayCard } from './birthday-card.tsx';
import styles from './birthday-form.module.css';
import { birthdayStrings as strings } from './birthdays.strings.ts';
import { useSetBirthday } from './use-set-birthday.ts';

const DAYS = Array.from({ length: 31 }, (_, place) => place + 1);

export function BirthdayForm({ isEmpty }: { isEmpty: boolean }) {
  const [month, setMonth] = useState('');
  const [day, setDay] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { save, isSaving, error } = useSetBirthday();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isChosen = month !== '' && day !== '';
    setIsIncomplete(!isChosen);
    if (isChosen) save({ month: Number(month), day: Number(day) });
  };

  const date = month !== '' && day !== '' ? `${day} ${MONTHS[Number(month) - 1]}` : undefined;
  return (
    <FormColumns side={<BirthdayCard date={date} />}>
      <Panel heading={strings.heading}>
        <form className={styles.form} onSubmit={submit}>
          {isEmpty && <Notice kind="plain">{strings.notSet}</Notice>}
          <p>{strings.lead}</p>
          <Notice kind="plain">{strings.warning}</Notice>
          <div className={styles.date}>
            <Choice label={strings.month} value={month} onChoose={setMonth}>
              {MONTHS.map((name, place) => (
                <option key={name} value={place + 1}>
                  {name}
                </option>
              ))}
            </Choice>
            <Choice label={strings.day} value={day} onChoose={setDay}>
              {DAYS.map((number) => (
                <option key={number} value={number}>
                  {number}
                </option>
              ))}
            </Choice>
          </div>
          {isIncomplete && <Notice kind="bad">{strings.incomplete}</Notice>}
          {error && <Notice kind="bad">{strings.error(error)}</Notice>}
          <div>
            <Button type="submit" isBusy={isSaving}>
              {isSaving ? strings.saving : strings.save}
            </Button>
          </div>
        </form>
      </Panel>
    </FormColumns>
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChoose, children }: ChoiceProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      <option value="">{strings.choose}</option>
      {children}
    </SelectField>
  );
}
