import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { type Ref, useId } from 'react';
import { TextAreaField } from '../../../ui/controls/field.tsx';
import { forumStrings } from '../forums.strings.ts';
import styles from './post-fields.module.css';

interface PostTextFieldProps {
  label: string;
  placeholder: string;
  text: string;
  onChange: (text: string) => void;
  /** Text typed before hydration or while sending would be lost. */
  isReadOnly: boolean;
  boxRef?: Ref<HTMLTextAreaElement>;
}

export function PostTextField({
  label,
  placeholder,
  text,
  onChange,
  isReadOnly,
  boxRef,
}: PostTextFieldProps) {
  return (
    <TextAreaField
      label={label}
      name="text"
      placeholder={placeholder}
      hint={forumStrings.draftKept}
      value={text}
      maxLength={LONGEST_TEXT}
      readOnly={isReadOnly}
      ref={boxRef}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

export function HtmlToggle({ isHtml, onChange }: { isHtml: boolean; onChange: (isHtml: boolean) => void }) {
  const hintId = useId();
  return (
    <div className={styles.toggle}>
      <label>
        <input
          type="checkbox"
          checked={isHtml}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        {forumStrings.writeHtml}
      </label>
      <p id={hintId}>{forumStrings.htmlHint}</p>
    </div>
  );
}
