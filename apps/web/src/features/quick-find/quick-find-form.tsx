import { type FormEvent, type KeyboardEvent, type Ref, type RefObject, useId, useState } from 'react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { quickFindStrings } from './quick-find.strings.ts';
import styles from './quick-find-dialog.module.css';
import { LONGEST_QUERY, SEARCH_PAGE } from './search-address.ts';

/** What the loaded rows do with a key that is pressed in the field. */
export interface FinderKeys {
  press: (event: KeyboardEvent) => void;
}

/** The list that the field controls, once it is loaded. */
export function useControlledList() {
  const id = useId();
  const [active, setActive] = useState<string>();
  return { id, active, setActive };
}

interface QuickFindFormProps {
  box: Ref<HTMLInputElement>;
  text: string;
  /** Undefined until it is loaded. */
  list: { id: string; active: string | undefined } | undefined;
  keys: RefObject<FinderKeys | null>;
  onType: (text: string) => void;
  onEnter: () => void;
  onSearch: () => void;
  onClose: () => void;
}

export function QuickFindForm(props: QuickFindFormProps) {
  const { box, text, list, keys, onType, onEnter, onSearch, onClose } = props;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '') onEnter();
  }
  function press(event: KeyboardEvent) {
    // The input method handles the keys while a word is being composed.
    if (event.nativeEvent.isComposing) return;
    const isForAll = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!isForAll) return keys.current?.press(event);
    event.preventDefault();
    onSearch();
  }
  return (
    <form className={styles.type} action={SEARCH_PAGE} onSubmit={submit}>
      <Icon name="search" />
      <input
        ref={box}
        name="q"
        type="text"
        role="combobox"
        aria-label={quickFindStrings.box}
        aria-autocomplete="list"
        aria-expanded={list !== undefined}
        aria-controls={list?.id}
        aria-activedescendant={list?.active}
        placeholder={quickFindStrings.placeholder}
        value={text}
        maxLength={LONGEST_QUERY}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
      />
      <span className={styles.escape} aria-hidden="true">
        {quickFindStrings.escape}
      </span>
      <IconButton className={styles.close} icon="close" label={quickFindStrings.close} onClick={onClose} />
    </form>
  );
}
