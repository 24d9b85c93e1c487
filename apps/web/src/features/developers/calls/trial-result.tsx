import { formatNumber } from '../../../ui/format-number.ts';
import { CodeBlock } from '../code-block.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { isReadable } from '../document/readable-text.ts';
import inputStyles from './input-list.module.css';
import type { Answered } from './read-answer.ts';
import styles from './try-call.module.css';

export function TrialResult({ answered }: { answered: Answered | 'unreachable' | undefined }) {
  return (
    <div className={styles.result}>
      {/* Without the text, which screen readers would read out as a whole. */}
      <p role="status">{answered && <strong>{lineOf(answered)}</strong>}</p>
      {answered && answered !== 'unreachable' && (
        <>
          <AnswerText answered={answered} />
          <details>
            <summary className={inputStyles.more}>{strings.head}</summary>
            <CodeBlock label={strings.head} isWrapped>
              {answered.head}
            </CodeBlock>
          </details>
        </>
      )}
    </div>
  );
}

function lineOf(answered: Answered | 'unreachable'): string {
  if (answered === 'unreachable') return strings.unreachable;
  const { status, milliseconds, bytes, isOpen } = answered;
  if (isOpen) return strings.streaming(status);
  return strings.answered(status, formatNumber(milliseconds), strings.bytes(formatNumber(bytes)));
}

function AnswerText({ answered: { type, bytes, text, isCut, isOpen } }: { answered: Answered }) {
  if (bytes === 0) return null;
  if (!isReadable(type)) return <p>{strings.noText(type)}</p>;
  return (
    <>
      <CodeBlock label={strings.result} isAtEnd={isOpen}>
        {text}
      </CodeBlock>
      {isCut && <p>{strings.cut}</p>}
    </>
  );
}
