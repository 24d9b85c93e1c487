import { TextAreaField, TextField } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallInput } from '../document/call-docs.ts';
import styles from './try-call.module.css';

interface TrialFieldProps {
  input: CallInput;
  fault: string | undefined;
  /** Whether the field starts with its example. */
  isFilledIn: boolean;
}

export function TrialField({ input, fault, isFilledIn }: TrialFieldProps) {
  const { name, typedAs, shape, example, isRequired } = input;
  const hint = typedAs === 'json' ? strings.asJson(shape) : shape;
  const field = {
    label: name,
    name,
    hint: isRequired ? strings.requiredHint(hint) : hint,
    error: fault,
    required: isRequired,
    placeholder: example,
    defaultValue: isFilledIn ? example : '',
    autoComplete: 'off',
    spellCheck: false,
  };
  if (typedAs === 'secret') return <PasswordField {...field} />;
  if (typedAs === 'json') return <TextAreaField {...field} className={styles.json} rows={2} />;
  return <TextField {...field} />;
}
