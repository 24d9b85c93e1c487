import type { BellSettings } from '@wallabee/contract/bell/bell-settings';
import { type FocusEvent, useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './bell-settings.module.css';
import { quietStrings as strings } from './settings.strings.ts';
import type { SettingsChanges } from './use-bell-settings.ts';

type QuietHoursProps = { quiet: BellSettings['quiet']; onChange: SettingsChanges['change'] };

export function QuietHours({ quiet, onChange }: QuietHoursProps) {
  const change = (changed: Partial<BellSettings['quiet']>) =>
    onChange({ quiet: { ...changed, time_zone: browserZone(quiet.time_zone) } });
  return (
    <Panel
      heading={strings.heading}
      aside={
        <Switch
          aria-label={strings.heading}
          checked={quiet.on}
          onChange={({ target }) => change({ on: target.checked })}
        />
      }
    >
      <p className={styles.hint}>{strings.text}</p>
      <div className={styles.hours}>
        <TimeField label={strings.from} value={quiet.from} onChange={(from) => change({ from })} />
        <TimeField label={strings.to} value={quiet.to} onChange={(to) => change({ to })} />
      </div>
      <p className={styles.hint}>{strings.zone(quiet.time_zone)}</p>
    </Panel>
  );
}

type TimeFieldProps = { label: string; value: string; onChange: (value: string) => void };

/** Saved when it is left, because a browser reports every figure that is typed. */
function TimeField({ label, value, onChange }: TimeFieldProps) {
  const [problem, setProblem] = useState<string>();
  function leave({ target }: FocusEvent<HTMLInputElement>) {
    const isTime = /^\d\d:\d\d$/.test(target.value);
    setProblem(isTime ? undefined : strings.incomplete);
    if (isTime && target.value !== value) onChange(target.value);
  }
  return (
    <TextField key={value} label={label} type="time" defaultValue={value} error={problem} onBlur={leave} />
  );
}

function browserZone(saved: string): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone || saved;
}
