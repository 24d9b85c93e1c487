import { Notice } from '../../../ui/feedback/notice.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CodeBlock } from '../code-block.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallDoc } from '../document/call-docs.ts';
import { readable } from '../document/readable-text.ts';
import { CallMethod, CallPath } from '../pieces/call-path.tsx';
import { Description } from '../pieces/description.tsx';
import { FieldList } from '../pieces/field-list.tsx';
import { TypeText } from '../pieces/type-text.tsx';
import { CallFacts } from './call-facts.tsx';
import styles from './call-view.module.css';
import { DeprecationWords } from './deprecation-words.tsx';
import { InputList } from './input-list.tsx';
import type { Sample } from './samples.server.ts';
import { StatusList } from './status-list.tsx';
import { TryCall } from './try-call.tsx';

interface CallViewProps {
  call: CallDoc;
  samples: Sample[];
  /** The names of what the samples have an example of, which need not exist. */
  composed: string[];
}

export function CallView({ call, samples, composed }: CallViewProps) {
  const takes = [...call.inputs, ...call.headers];
  return (
    <div className={styles.view}>
      <div className={styles.column}>
        {call.deprecation && (
          <Notice kind="plain">
            <DeprecationWords deprecation={call.deprecation} />
          </Notice>
        )}
        <div className={styles.about}>
          {call.description !== call.summary && <Description text={call.description} />}
          <CallFacts call={call} />
        </div>
        <Panel heading={strings.takes}>
          {takes.length === 0 ? <p>{strings.takesNothing}</p> : <InputList inputs={takes} />}
        </Panel>
        <Panel heading={strings.answers}>
          <Answer call={call} />
        </Panel>
        <Panel heading={strings.statuses}>
          <StatusList statuses={call.statuses} />
        </Panel>
      </div>
      <div className={styles.column}>
        <Panel heading={strings.inCode}>
          <Samples samples={samples} composed={composed} />
        </Panel>
        {call.examples.length > 0 && (
          <Panel heading={strings.example}>
            <Examples call={call} />
          </Panel>
        )}
        {!call.upload && (
          <div className={styles.onScreen}>
            <Panel heading={strings.tryIt}>
              <p className={styles.noScript}>{strings.tryNeedsScript}</p>
              <TryCall key={call.slug} call={call} />
            </Panel>
          </div>
        )}
      </div>
    </div>
  );
}

function Answer({ call: { answer } }: { call: CallDoc }) {
  const { type, contentType, description, fields } = answer;
  return (
    <>
      <p>
        {contentType !== 'application/json' && strings.answersNoJson(contentType)}
        {contentType !== 'application/json' && type && strings.eachEvent}
        {type && <TypeText type={type} />}
        {description && <CodeText text={` — ${description}`} />}
      </p>
      {fields.length > 0 && <FieldList fields={fields} />}
    </>
  );
}

function Samples({ samples, composed }: Omit<CallViewProps, 'call'>) {
  return (
    <div className={styles.blocks}>
      {composed.length > 0 && (
        <p>
          <CodeText text={strings.composedValues(composed)} />
        </p>
      )}
      {samples.map(({ language, text }) => (
        <CodeBlock key={language} label={language} canCopy>
          {text}
        </CodeBlock>
      ))}
    </div>
  );
}

function Examples({ call }: { call: CallDoc }) {
  return (
    <div className={styles.blocks}>
      {call.examples.map(({ label, request, text }) => (
        <div key={label} className={styles.blocks}>
          {call.answer.type && (
            <p>
              {request === null ? (
                strings.composed
              ) : (
                <>
                  {strings.recorded} <CallMethod method={call.method} /> <CallPath path={request} />
                </>
              )}
            </p>
          )}
          <CodeBlock label={label || strings.exampleCode} canCopy>
            {readable(text)}
          </CodeBlock>
        </div>
      ))}
    </div>
  );
}
