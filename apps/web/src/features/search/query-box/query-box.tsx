import { LONGEST_QUERY } from '@wallabee/contract/search/search-kinds';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useState, useSyncExternalStore } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconLink } from '../../../ui/controls/icon-button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { LazySuggestions } from '../combobox/lazy-suggestions.tsx';
import type { ShownList } from '../combobox/suggestions.tsx';
import { useEarlyTyping } from '../combobox/use-early-typing.ts';
import { searchStrings } from '../search.strings.ts';
import { itemSearchHref } from '../search-links.ts';
import styles from './query-box.module.css';
import { QueryInk } from './query-ink.tsx';
import { type Paint, usePaint } from './use-paint.ts';

interface QueryBoxProps {
  text: string;
  onType: (text: string) => void;
  /** What the page's answer says of its query. */
  answered?: Paint | undefined;
  /** The id of what describes a mistake. */
  wrongBy?: string | undefined;
  placeholder?: string | undefined;
  /** Before the text. */
  children?: ReactNode;
}

/** A text area over its own ink. It grows with the query, and Enter searches. */
export function QueryBox(props: QueryBoxProps) {
  const { text, onType, answered, wrongBy, placeholder = searchStrings.boxes.items, children } = props;
  const [hasTyped, setTyped] = useState(false);
  const [list, setList] = useState<ShownList | null>(null);
  const type = (typed: string) => {
    setTyped(true);
    onType(onOneLine(typed));
  };
  const paint = usePaint(text, answered);
  const area = useEarlyTyping<HTMLTextAreaElement>(type);
  const isWrong = paint.mistakes.length > 0;
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The input method handles the keys while a word is being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') event.currentTarget.blur();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!event.shiftKey) event.currentTarget.form?.requestSubmit();
  };
  const clear = (event: MouseEvent) => {
    event.preventDefault();
    onType('');
    area.current?.focus();
  };
  return (
    <div className={classNames(styles.query, isWrong && styles.mistaken)} data-painted={useIsHydrated()}>
      {children}
      <div className={styles.field}>
        <QueryInk text={text} paint={paint} />
        <textarea
          ref={area}
          name="q"
          rows={1}
          value={text}
          maxLength={LONGEST_QUERY}
          placeholder={placeholder}
          aria-label={placeholder}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? wrongBy : undefined}
          autoCapitalize="off"
          autoComplete="off"
          enterKeyHint="search"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={list !== null}
          aria-controls={list?.id}
          aria-activedescendant={list?.activeId}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <div className={styles.buttons}>
        {text !== '' && (
          <IconLink
            className={styles.clear}
            icon="close"
            label={searchStrings.clear}
            to={itemSearchHref}
            onClick={clear}
          />
        )}
        <Button className={styles.go} type="submit">
          <VisuallyHidden>{searchStrings.search}</VisuallyHidden>
          <Icon name="arrowRight" />
        </Button>
      </div>
      {hasTyped && <LazySuggestions box={area} text={text} onShow={setList} />}
    </div>
  );
}

/** Pasted text may have line breaks. */
function onOneLine(typed: string): string {
  return typed.replace(/\s*[\r\n]+\s*/g, ' ');
}

/** Without a script the ink would not follow what is typed, so the text area shows its own text. */
function useIsHydrated() {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => undefined,
  );
}

const neverChanges = () => () => {};
