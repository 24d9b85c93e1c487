import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';

type Labelled = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  isLabelHidden?: boolean | undefined;
  after?: ReactNode;
};

export function TextField({
  label,
  hint,
  error,
  isLabelHidden,
  after,
  ...input
}: ComponentProps<'input'> & Labelled) {
  const ids = useFieldIds(input.id, { hint, error });
  return (
    <Field ids={ids} {...{ label, hint, error, isLabelHidden, after }}>
      <Input
        {...input}
        id={ids.box}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  isLabelHidden,
  after,
  ...area
}: ComponentProps<'textarea'> & Labelled) {
  const ids = useFieldIds(area.id, { hint, error });
  return (
    <Field ids={ids} {...{ label, hint, error, isLabelHidden, after }}>
      <TextArea
        {...area}
        id={ids.box}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}

export function SelectField({
  label,
  hint,
  error,
  isLabelHidden,
  after,
  ...select
}: ComponentProps<'select'> & Labelled) {
  const ids = useFieldIds(select.id, { hint, error });
  return (
    <Field ids={ids} {...{ label, hint, error, isLabelHidden, after }}>
      <select
        {...select}
        className={classNames(styles.input, styles.select, select.className)}
        id={ids.box}
        aria-describedby={ids.describedBy}
        aria-invalid={error ? true : undefined}
      />
    </Field>
  );
}

export function Input({ className, ...input }: ComponentProps<'input'>) {
  return <input {...input} className={classNames(styles.input, className)} />;
}

export function TextArea({ className, ...area }: ComponentProps<'textarea'>) {
  return <textarea {...area} className={classNames(styles.input, styles.area, className)} />;
}

function Field({
  ids,
  label,
  hint,
  error,
  isLabelHidden,
  after,
  children,
}: Labelled & { ids: FieldIds; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={classNames(styles.label, isLabelHidden && styles.hidden)} htmlFor={ids.box}>
        {label}
      </label>
      <div className={styles.join}>
        {children}
        {after}
      </div>
      {hint && (
        <p className={styles.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      {/* Always rendered, because screen readers announce only changes inside a live region. */}
      <p className={styles.error} id={ids.error} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

type FieldIds = ReturnType<typeof useFieldIds>;

function useFieldIds(id: string | undefined, { hint, error }: Pick<Labelled, 'hint' | 'error'>) {
  const made = useId();
  const box = id ?? made;
  const ids = { box, hint: `${box}-hint`, error: `${box}-error` };
  return { ...ids, describedBy: classNames(hint && ids.hint, error && ids.error) || undefined };
}
