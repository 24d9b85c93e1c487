import { formatNumber } from '../../../ui/format-number.ts';
import { CodeBlock } from '../code-block.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallDoc } from '../document/call-docs.ts';
import { isReadable } from '../document/readable-text.ts';
import inputStyles from './input-list.module.css';
import type { Answered } from './read-answer.ts';
import styles from './try-call.module.css';

interface TrialResultProps {
  call: CallDoc;
  answered: Answered | 'unreachable' | undefined;
}

export function TrialResult({ call, answered }: TrialResultProps) {
  return (
    <div className={styles.result}>
      {/* Without the text, which screen readers would read out as a whole. */}
      <p role="status">{answered && <strong>{lineOf(answered)}</strong>}</p>
      {answered && answered !== 'unreachable' && (
        <>
          <AnswerBody call={call} answered={answered} />
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

function AnswerBody({ call, answered }: { call: CallDoc; answered: Answered }) {
  const { url, type, bytes, text, isCut, isOpen } = answered;
  if (bytes === 0) return null;
  if (type.startsWith('image/') && isOpenRead(call))
    return <img className={styles.picture} src={url} alt={strings.result} />;
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

/** The policy of the site allows no pictures from memory, and an img element sends neither key nor token. */
function isOpenRead({ method, needs }: CallDoc): boolean {
  return method === 'GET' && needs === 'nothing';
}
