import type { Alert } from '@wallabee/contract/alerts/alert';
import { LONGEST_ALERT_NAME } from '@wallabee/contract/alerts/alert-limits';
import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { FormDialog } from '../../../ui/controls/form-dialog.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import styles from './own-alerts.module.css';
import { alertFormStrings as strings } from './own-alerts.strings.ts';
import { SaidQuery } from './said-query.tsx';
import { type AlertForm, useAlertForm } from './use-alert-form.ts';
import { WaysFields } from './ways-fields.tsx';

/** Edits an alert, or makes one. */
export function AlertDialog({ alert, onClose }: { alert?: Alert; onClose: () => void }) {
  const form = useAlertForm(alert, onClose);
  const [isChecked, setChecked] = useState(false);
  const errors = isChecked ? form.errors : {};
  return (
    <FormDialog
      isOpen
      heading={alert ? strings.editHeading : strings.newHeading}
      submitLabel={alert ? strings.save : strings.make}
      isBusy={form.isBusy}
      onClose={onClose}
      onSubmit={() => {
        setChecked(true);
        form.submit();
      }}
    >
      {!alert && <KindField form={form} />}
      {form.of !== 'thread' && <QueryField form={form} isNarrowing={!!alert?.about} error={errors.q} />}
      {alert && (
        <TextField
          label={strings.name}
          error={errors.name}
          value={form.name}
          maxLength={LONGEST_ALERT_NAME}
          autoComplete="off"
          onChange={({ target }) => form.change({ name: target.value })}
        />
      )}
      <WaysFields ways={form.ways} onChange={(ways) => form.change({ ways: { ...form.ways, ...ways } })} />
      {form.failure && <Notice kind="bad">{`${strings.notSaved} ${form.failure}`}</Notice>}
    </FormDialog>
  );
}

const KINDS = ['numbers', 'items'] as const;

function KindField({ form }: { form: AlertForm }) {
  const of = form.of === 'items' ? 'items' : 'numbers';
  return (
    <div>
      <Segments
        legend={strings.kind}
        name="of"
        options={KINDS.map((value) => ({ value, label: strings.kinds[value] }))}
        value={of}
        onSelect={(chosen) => form.change({ of: chosen })}
      />
      <p className={styles.hint}>{strings.kindHints[of]}</p>
    </div>
  );
}

interface QueryFieldProps {
  form: AlertForm;
  /** The alert is about one thing, and the query says which events of it. */
  isNarrowing: boolean;
  error: string | undefined;
}

function QueryField({ form, isNarrowing, error }: QueryFieldProps) {
  return (
    <div>
      <TextField
        label={isNarrowing ? strings.narrow : strings.query}
        hint={isNarrowing ? strings.narrowHint : strings.queryHint}
        error={error}
        value={form.q}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ target }) => form.change({ q: target.value })}
      />
      <SaidQuery
        q={form.q}
        of={form.of === 'items' ? 'items' : 'numbers'}
        onMend={(q) => form.change({ q })}
      />
      <Link to="/tools/search/help" target="_blank" isPrefetched={false}>
        {strings.guide}
      </Link>
    </div>
  );
}
