import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import type { FinderKeys } from '../quick-find-form.tsx';

import styles from './finder.module.css';
import { finderStrings } from './finder.strings.ts';
import { moveFor } from './finder-keys.ts';
import { Section } from './finder-section.tsx';
import { filterSection, optionCounts, resultSections, startSections } from './finder-sections.ts';
import { FinderTips } from './finder-tips.tsx';
import { hasFilter } from './has-filter.ts';
import { useQuickSuggestions } from './use-quick-suggestions.ts';
import { useSelection } from './use-selection.ts';

/** It imports nothing of the dialog, or every page would load one more file that the two share. */
interface FinderProps {
  text: string;
  /** The address of the whole search for the text. */
  everything: SiteAddress;
  recent: readonly string[];
  listId: string;
  keys: Ref<FinderKeys>;
  /** Enter was pressed before the rows were there. */
  isEntered: boolean;
  onSearch: (query: string) => void;
  onActive: (optionId: string | undefined) => void;
  onType: (text: string) => void;
  onForget: () => void;
}

export function Finder(props: FinderProps) {
  const { everything, recent, listId, keys, isEntered, onSearch, onActive, onType, onForget } = props;
  const text = props.text.trim();
  const { sections, list, isFresh, isFailed, isStart, retry } = useSections(text, { everything, recent });
  const counts = optionCounts(sections);
  const total = sumOf(counts);
  const optionId = (place: number) => `${listId}-${place}`;
  const { active, select } = useSelection({
    list,
    atFirst: isStart || total === 0 ? -1 : 0,
    optionId,
    onActive,
  });

  const choose = () => document.getElementById(optionId(active))?.click();
  const press = (event: KeyboardEvent) => {
    const move = moveFor(event, { counts, active });
    const opens = event.key === 'Enter' && active >= 0 && isFresh;
    if (move === null && !opens) return;
    event.preventDefault();
    if (move !== null) select(move);
    else choose();
  };
  useImperativeHandle(keys, () => ({ press }));
  useEffect(() => {
    if (!isEntered || !(isFresh || isFailed)) return;
    if (isFresh && active >= 0) choose();
    else onSearch(text);
  });

  return (
    <>
      <div className={styles.body}>
        {isFailed && <Failure onRetry={retry} />}
        {isFresh && total === 0 && <Nothing text={text} />}
        <div
          className={classNames(styles.hits, !isFresh && styles.old)}
          id={listId}
          role="listbox"
          aria-label={finderStrings.results}
          aria-busy={!isFresh && !isFailed}
        >
          {sections.map((section, place) => (
            <Section
              key={section.key}
              section={section}
              first={sumOf(counts.slice(0, place))}
              {...{ active, optionId, text, onForget }}
              onQuery={(query) => (hasFilter(query) ? onSearch(query) : onType(query))}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">{isFresh && !isStart && total > 0 ? finderStrings.count(total) : ''}</span>
      </VisuallyHidden>
      <FinderTips everything={everything} />
    </>
  );
}

/** An empty field shows recent searches and examples, a text what it finds. */
function useSections(text: string, { everything, recent }: Pick<FinderProps, 'everything' | 'recent'>) {
  const { suggestions, isFresh, ...call } = useQuickSuggestions(text);
  const isStart = text === '';
  if (isStart)
    return {
      ...call,
      sections: startSections(recent),
      list: recent,
      isFresh: true,
      isStart,
      isFailed: false,
    };
  const found = suggestions ? resultSections(suggestions, everything) : [];
  const isAsked = suggestions && found.length === 0 && hasFilter(text);
  const sections = isAsked ? [filterSection(text)] : found;
  return { ...call, sections, list: suggestions ?? NOTHING_YET, isFresh, isStart };
}

const NOTHING_YET = {};

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={styles.failure} role="alert">
      {finderStrings.failed}{' '}
      <button type="button" onClick={onRetry}>
        {finderStrings.tryAgain}
      </button>
    </p>
  );
}

function Nothing({ text }: { text: string }) {
  return (
    <p className={styles.nothing} role="status">
      <b>{finderStrings.nothing(text)}</b> {finderStrings.nothingHint}
    </p>
  );
}
