import { type ComponentProps, useId } from 'react';
import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Input } from './field.tsx';
import styles from './search-box.module.css';

type SearchBoxProps = Omit<ComponentProps<'input'>, 'type'> & { label: string };

/** The `/` key focuses this box. */
export function SearchBox({ label, placeholder = label, ...input }: SearchBoxProps) {
  const id = useId();
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon name="search" />
      </label>
      <Input
        id={id}
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        spellCheck={false}
        {...input}
        type="search"
        placeholder={placeholder}
      />
    </div>
  );
}
