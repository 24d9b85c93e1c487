import { toPostHtml } from '@wallabee/contract/forums/bbcode-html';
import { useDeferredValue } from 'react';
import { PostBody } from '../../posts/post-body.tsx';
import type { Draft } from '../drafts.ts';
import { HtmlToggle } from '../html-toggle.tsx';
import type { DraftInUse } from '../use-draft.ts';
import styles from './composer.module.css';
import { composerStrings } from './composer.strings.ts';
import { DraftStatus } from './draft-status.tsx';

export interface ComposerFootProps {
  use: DraftInUse;
  isPreview: boolean;
  canWriteHtml: boolean;
}

export function ComposerFoot({ use, isPreview, canWriteHtml }: ComposerFootProps) {
  const { draft, change } = use;
  return (
    <>
      <Preview draft={draft} isPreview={isPreview} />
      <DraftStatus use={use}>
        {!draft.isHtml && (
          <label>
            <input
              type="checkbox"
              checked={draft.isPlain}
              onChange={(event) => change({ isPlain: event.currentTarget.checked })}
            />
            {composerStrings.plain}
          </label>
        )}
      </DraftStatus>
      {canWriteHtml && <HtmlToggle isHtml={draft.isHtml} onChange={(isHtml) => change({ isHtml })} />}
    </>
  );
}

function Preview({ draft, isPreview }: { draft: Draft; isPreview: boolean }) {
  const { text, isHtml, isPlain } = useDeferredValue(draft);
  const isBlank = text.trim() === '';
  if (isBlank && !isPreview) return null;
  return (
    <section className={styles.preview} aria-label={composerStrings.preview}>
      <h3>{composerStrings.preview}</h3>
      {isBlank ? <p>{composerStrings.nothingYet}</p> : <PostBody post={shownAs(text, { isHtml, isPlain })} />}
    </section>
  );
}

/** The server trims the text, too. */
function shownAs(text: string, { isHtml, isPlain }: Pick<Draft, 'isHtml' | 'isPlain'>) {
  if (isHtml) return { text, is_html: true };
  return isPlain ? { text: text.trim(), is_html: false } : toPostHtml(text.trim());
}
