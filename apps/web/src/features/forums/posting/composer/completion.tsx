import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { CompletionList } from './completion-list.tsx';
import { askedAt, completed } from './completion-text.ts';
import { composerStrings } from './composer.strings.ts';
import type { Person } from './matches.ts';
import { applyEdit } from './text-edits.ts';
import { useMatches } from './use-matches.ts';

/** What the box says of its list to screen readers. */
export interface ShownList {
  id: string;
  activeId: string;
}

export interface CompletionProps {
  box: RefObject<HTMLTextAreaElement | null>;
  text: string;
  people: readonly Person[];
  onShow: (list: ShownList | null) => void;
}

/** The players or items that the words before the caret may mean. The first is selected, so Enter puts it in. */
export function Completion({ box, text, people, onShow }: CompletionProps) {
  const listId = useId();
  const caret = useCaret(box, text);
  const [closedAt, setClosedAt] = useState(-1);
  const [active, setActive] = useState(0);
  const asked = caret === null ? null : askedAt(text, caret);
  const [words, setWords] = useState('');
  if (words !== (asked?.words ?? '')) {
    setWords(asked?.words ?? '');
    setActive(0);
  }
  const isOpen = asked !== null && asked.from !== closedAt;
  const matches = useMatches(isOpen ? asked : null, people);
  const count = matches.length;
  const isShown = isOpen && count > 0;
  const place = Math.min(active, count - 1);
  const optionId = (option: number) => `${listId}-${option}`;
  const activeId = optionId(place);

  const choose = (option: number) => {
    const match = matches[option];
    if (!match || !asked || !box.current) return;
    applyEdit(box.current, completed(box.current.value, asked, match.words));
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The input method handles the keys while a word is being composed.
    if (!isShown || event.isComposing) return;
    const move = MOVES[event.key];
    if (!move || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (move === 'choose') choose(place);
    else if (move === 'close') setClosedAt(asked.from);
    else setActive((place + move + count) % count);
  });
  useEffect(() => {
    const area = box.current;
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [box]);
  useEffect(() => onShow(isShown ? { id: listId, activeId } : null), [onShow, isShown, listId, activeId]);

  return (
    <>
      {isShown && (
        <CompletionList
          label={composerStrings[asked.kind === 'player' ? 'players' : 'items'](asked.words)}
          {...{ listId, optionId, matches }}
          active={place}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
      <VisuallyHidden>
        <span role="status">{isShown && composerStrings.matches(count)}</span>
      </VisuallyHidden>
    </>
  );
}

const MOVES: Record<string, 1 | -1 | 'choose' | 'close'> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Enter: 'choose',
  Tab: 'choose',
  Escape: 'close',
};

/** Null while the box has no focus, or something is selected. */
function useCaret(box: RefObject<HTMLTextAreaElement | null>, text: string): number | null {
  const [caret, setCaret] = useState<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a key changes the text after the caret has moved.
  useEffect(() => {
    const read = () => {
      const area = box.current;
      const isHere = area !== null && document.activeElement === area;
      setCaret(isHere && area.selectionStart === area.selectionEnd ? area.selectionStart : null);
    };
    read();
    const area = box.current;
    const names = ['focus', 'blur'] as const;
    document.addEventListener('selectionchange', read);
    for (const name of names) area?.addEventListener(name, read);
    return () => {
      document.removeEventListener('selectionchange', read);
      for (const name of names) area?.removeEventListener(name, read);
    };
  }, [box, text]);
  return caret;
}
