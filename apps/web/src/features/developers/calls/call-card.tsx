import { Fragment, useRef, useState } from 'react';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { CodeBlock } from '../code-block.tsx';
import { developerStrings } from '../developers.strings.ts';
import styles from './call-card.module.css';
import type { CallDoc, CallInput } from './call-docs.ts';
import { MarkedText } from './marked-text.tsx';
import { ModelType } from './model-type.tsx';
import { readable } from './request-of.ts';
import { TryCall } from './try-call.tsx';
import { useOpenedByAddress } from './use-opened-by-address.ts';

export function CallCard({ call }: { call: CallDoc }) {
  const card = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(false);
  useOpenedByAddress(card, call.id);
  return (
    <details
      ref={card}
      id={call.id}
      className={styles.card}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className={styles.summary}>
        <code className={styles.method} data-method={call.method}>
          {call.method}
        </code>
        <code className={styles.path}>
          <BrokenAtSlashes path={call.path} />
        </code>
        <span className={styles.text}>
          <MarkedText text={call.summary} />
        </span>
      </summary>
      <div className={styles.body}>
        <p>
          <Tag kind={call.needs === 'token' ? 'locked' : 'line'}>{developerStrings.needs[call.needs]}</Tag>
        </p>
        <p>
          <MarkedText text={call.description} />
        </p>
        <h3>{developerStrings.takes}</h3>
        <Inputs inputs={call.inputs} />
        <h3>{developerStrings.answers}</h3>
        <p>{call.answer ? <ModelType type={call.answer} /> : developerStrings.answersNoJson}</p>
        {call.example && <CodeBlock label={developerStrings.example}>{readable(call.example)}</CodeBlock>}
        {wasOpened && <TryCall call={call} />}
      </div>
    </details>
  );
}

/** A path may break between its parts, not within a word. */
function BrokenAtSlashes({ path }: { path: string }) {
  return path.split(/(?<=.)(?=\/)/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

function Inputs({ inputs }: { inputs: CallInput[] }) {
  if (inputs.length === 0) return <p>{developerStrings.takesNothing}</p>;
  return (
    <dl className={styles.inputs}>
      {inputs.map(({ name, place, shape, isRequired, description }) => (
        <div key={`${place} ${name}`}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>
            <code>{shape}</code>
            {`, ${developerStrings.place[place]}`}
            {!isRequired && `, ${developerStrings.optional}`}
            <p className={styles.note}>
              <MarkedText text={description} />
            </p>
          </dd>
        </div>
      ))}
    </dl>
  );
}
