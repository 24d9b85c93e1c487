import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { LineIcon } from '../../../../ui/icon.tsx';
import type { DraftInUse } from '../use-draft.ts';
import styles from './composer.module.css';
import { composerStrings } from './composer.strings.ts';
import { applyEdit, nextPoint, type TextEdit, type Wrapping, wrap } from './text-edits.ts';
import { usePastedItems } from './use-pasted-items.ts';

export interface ComposerHeadProps {
  box: RefObject<HTMLTextAreaElement | null>;
  use: DraftInUse;
  isPreview: boolean;
  onPreview: (isPreview: boolean) => void;
}

export function ComposerHead({ box, use, isPreview, onPreview }: ComposerHeadProps) {
  const { isHtml, isPlain } = use.draft;
  const hasTags = !isHtml && !isPlain;
  const edit = (make: (area: HTMLTextAreaElement) => TextEdit) => {
    if (box.current) applyEdit(box.current, make(box.current));
  };
  const put = (wrapping: Wrapping) => edit((area) => wrap(area.value, selectionOf(area), wrapping));
  useKeys(box, (event, area) => {
    if (!hasTags) return;
    const made = editOf(event, area);
    if (!made) return;
    event.preventDefault();
    applyEdit(area, made);
  });
  usePastedItems(box);
  return (
    <>
      <Segments
        legend={composerStrings.view}
        name={`view-${use.place}`}
        options={VIEWS}
        value={isPreview ? 'preview' : 'write'}
        onSelect={(view) => onPreview(view === 'preview')}
      />
      {!isPreview && (
        <fieldset className={styles.tools} aria-label={composerStrings.formatting}>
          {hasTags &&
            WRAPPINGS.map((wrapping) => (
              <Tool
                key={wrapping}
                label={composerStrings[wrapping]}
                icon={ICONS[wrapping]}
                onPress={() => put(wrapping)}
              />
            ))}
          <Tool
            label={composerStrings.mention}
            icon={ICONS.mention}
            onPress={() => edit((area) => starting(area, '@'))}
          />
          <Tool
            label={composerStrings.item}
            icon={ICONS.item}
            onPress={() => edit((area) => starting(area, '['))}
          />
        </fieldset>
      )}
    </>
  );
}

const VIEWS = [
  { value: 'write', label: composerStrings.write },
  { value: 'preview', label: composerStrings.preview },
] as const;

const WRAPPINGS = ['bold', 'italic', 'quote', 'link', 'list'] as const;

const ICONS = {
  bold: 'M7.5 5h5a3.5 3.5 0 0 1 0 7h-5Zm0 7h6a3.5 3.5 0 0 1 0 7h-6Z',
  italic: 'M10 5h7M7 19h7m-.5-14-3 14',
  quote:
    'M5 15.5a3 3 0 1 0 3-3c-1.5 0-3 1-3 3Zm0 0c0-4 1.5-7 4.5-8.5M14 15.5a3 3 0 1 0 3-3c-1.5 0-3 1-3 3Zm0 0c0-4 1.5-7 4.5-8.5',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01',
  mention: 'M15.5 12a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Zm0-3.5v5c0 3 4.5 2.5 4.5-1.5a8 8 0 1 0-3.5 6.6',
  item: 'M12 3.5 19.5 8v8L12 20.5 4.5 16V8Z',
} as const;

interface ToolProps {
  label: string;
  icon: string;
  onPress: () => void;
}

function Tool({ label, icon, onPress }: ToolProps) {
  return (
    <button
      className={styles.tool}
      type="button"
      aria-label={label}
      title={label}
      // The press must not take the selection from the box.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <LineIcon path={icon} />
    </button>
  );
}

function selectionOf({ selectionStart, selectionEnd }: HTMLTextAreaElement) {
  return { from: selectionStart, to: selectionEnd };
}

/** The completion opens with the first two letters; selected words are them. */
function starting(area: HTMLTextAreaElement, sign: '@' | '['): TextEdit {
  const { from, to } = selectionOf(area);
  const isGlued = sign === '@' && /\S$/.test(area.value.slice(0, from));
  const text = `${isGlued ? ' ' : ''}${sign}${area.value.slice(from, to)}`;
  return { from, to, text, select: { from: from + text.length, to: from + text.length } };
}

type OnKey = (event: KeyboardEvent, area: HTMLTextAreaElement) => void;

function useKeys(box: RefObject<HTMLTextAreaElement | null>, onKey: OnKey) {
  const press = useEffectEvent((event: KeyboardEvent) => box.current && onKey(event, box.current));
  useEffect(() => {
    const area = box.current;
    area?.addEventListener('keydown', press);
    return () => area?.removeEventListener('keydown', press);
  }, [box]);
}

function editOf(event: KeyboardEvent, area: HTMLTextAreaElement): TextEdit | null {
  if (event.altKey || event.isComposing) return null;
  const hasCommand = event.ctrlKey || event.metaKey;
  const wrapping = SHORTCUTS[event.key.toLowerCase()];
  if (hasCommand) return wrapping ? wrap(area.value, selectionOf(area), wrapping) : null;
  // While the completion is shown, Enter chooses from it.
  const isEnter = event.key === 'Enter' && !event.shiftKey && !area.hasAttribute('aria-activedescendant');
  return isEnter ? nextPoint(area.value, selectionOf(area)) : null;
}

const SHORTCUTS: Record<string, Wrapping> = { b: 'bold', i: 'italic', k: 'link' };
