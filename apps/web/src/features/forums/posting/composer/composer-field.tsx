import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { type ComponentType, lazy, type RefObject, Suspense, useRef, useState } from 'react';
import { TextAreaField } from '../../../../ui/controls/field.tsx';
import { useIsNear } from '../../../../ui/layout/near-content.tsx';
import type { DraftInUse } from '../use-draft.ts';
import type { CompletionProps, ShownList } from './completion.tsx';
import styles from './composer.module.css';
import type { ComposerFootProps } from './composer-foot.tsx';
import type { ComposerHeadProps } from './composer-head.tsx';
import type { Person } from './matches.ts';

interface ComposerFieldProps {
  label: string;
  placeholder?: string | undefined;
  /** The label stands above the box, unless the form has a heading of its own. */
  isLabelHidden?: boolean;
  use: DraftInUse;
  canWriteHtml: boolean;
  /** Text typed before hydration or while sending would be lost. */
  isReadOnly: boolean;
  boxRef?: RefObject<HTMLTextAreaElement | null> | undefined;
  /** Who can be mentioned first. */
  people?: readonly Person[];
}

/** A text area that works by itself; the tools around it are loaded when it comes into view. */
export function ComposerField(props: ComposerFieldProps) {
  const { label, placeholder, isLabelHidden, use, isReadOnly, people = [] } = props;
  const ownBox = useRef<HTMLTextAreaElement>(null);
  const box = props.boxRef ?? ownBox;
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame, !isReadOnly);
  const [isPreview, setPreview] = useState(false);
  const [list, setList] = useState<ShownList | null>(null);
  const { draft, change } = use;
  const tools = { box, use };
  return (
    <div className={styles.composer} ref={frame}>
      <div className={styles.head}>
        {isNear && (
          <Suspense>
            <Head {...tools} isPreview={isPreview} onPreview={setPreview} />
          </Suspense>
        )}
      </div>
      <div hidden={isPreview}>
        <TextAreaField
          label={label}
          isLabelHidden={isLabelHidden}
          name="text"
          placeholder={placeholder}
          value={draft.text}
          maxLength={LONGEST_TEXT}
          readOnly={isReadOnly}
          ref={box}
          aria-autocomplete="list"
          aria-controls={list?.id}
          aria-activedescendant={list?.activeId}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
        {isNear && (
          <Suspense>
            <Completion box={box} text={draft.text} people={people} onShow={setList} />
          </Suspense>
        )}
      </div>
      <div className={styles.foot}>
        {isNear && (
          <Suspense>
            <Foot use={use} isPreview={isPreview} canWriteHtml={props.canWriteHtml} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

const Head = part<ComposerHeadProps>(async () => (await import('./composer-head.tsx')).ComposerHead);
const Completion = part<CompletionProps>(async () => (await import('./completion.tsx')).Completion);
const Foot = part<ComposerFootProps>(async () => (await import('./composer-foot.tsx')).ComposerFoot);

/** Without a connection the box works without its tools. */
function part<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: () => null }),
    ),
  );
}
