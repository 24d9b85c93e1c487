import { type RefObject, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { loginStrings } from './login.strings.ts';
import styles from './login-form.module.css';

export function PasswordField({ ref }: { ref: RefObject<HTMLInputElement | null> }) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      label={loginStrings.password}
      name="password"
      type={isShown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="go"
      ref={ref}
      after={
        <Button look="line" className={styles.show} onClick={() => setShown(!isShown)}>
          {isShown ? loginStrings.hide : loginStrings.show}
          <VisuallyHidden>{loginStrings.thePassword}</VisuallyHidden>
        </Button>
      }
    />
  );
}
