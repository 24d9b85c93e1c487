import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../ui/controls/button.tsx';
import { Input } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { whereStrings as strings } from './radar.strings.ts';
import { pointIn, type RadarAddress, radarHref } from './radar-address.ts';
import { useOwnPoint } from './use-own-point.ts';
import styles from './where-form.module.css';

interface WhereFormProps {
  address: RadarAddress;
  /** Replaces the coordinates of the address. */
  shown?: string | undefined;
  problem?: string | undefined;
  isLarge?: boolean | undefined;
}

/** The city or place to look around. Only a press asks for the own position. */
export function WhereForm({ address, shown, problem, isLarge }: WhereFormProps) {
  const id = useId();
  const navigate = useNavigate();
  const lookAt = (at: string) => void navigate(radarHref({ ...address, at, place: undefined }));
  const own = useOwnPoint(lookAt);
  const written = shown ?? (pointIn(address.at) ? strings.here : address.at);
  const [text, setText] = useState(written);
  const failure = own.failure ?? problem;
  return (
    <form
      className={styles.form}
      data-size={isLarge ? 'large' : 'small'}
      onSubmit={(event) => {
        event.preventDefault();
        const at = text.trim();
        if (at !== '' && at !== written) lookAt(at);
        if (at === written && isLarge && at !== '') lookAt(at);
      }}
    >
      <label className={styles.box} htmlFor={id}>
        <Icon name="pin" />
        <VisuallyHidden>{strings.field}</VisuallyHidden>
        <Input
          id={id}
          name="at"
          value={text}
          placeholder={strings.field}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-invalid={failure ? true : undefined}
          aria-describedby={`${id}-failure`}
          onChange={(event) => setText(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
      </label>
      <Button look={isLarge ? 'honey' : 'line'} type="submit">
        {strings.look}
      </Button>
      <Button look="quiet" isBusy={own.isAsking} onClick={own.ask}>
        {own.isAsking ? strings.asking : strings.mine}
      </Button>
      <p className={styles.failure} id={`${id}-failure`} aria-live="polite">
        {failure}
      </p>
    </form>
  );
}
