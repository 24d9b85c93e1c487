import { type ComponentProps, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Button } from './button.tsx';
import { TextField } from './field.tsx';
import styles from './password-field.module.css';
import { passwordFieldStrings as strings } from './password-field.strings.ts';

/** A password input with a button that shows the text. */
export function PasswordField(field: Omit<ComponentProps<typeof TextField>, 'type' | 'after'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? 'text' : 'password'}
      after={
        <Button look="line" className={styles.show} onClick={() => setShown(!isShown)}>
          {isShown ? strings.hide : strings.show}
          <VisuallyHidden>{strings.thePassword}</VisuallyHidden>
        </Button>
      }
    />
  );
}
