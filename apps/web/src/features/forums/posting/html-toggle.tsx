import { useId } from 'react';
import { forumStrings } from '../forums.strings.ts';
import styles from './html-toggle.module.css';

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
