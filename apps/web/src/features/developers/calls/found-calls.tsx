import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallMatch, FoundCall } from '../document/call-docs.ts';
import { CallRow } from '../pieces/call-row.tsx';
import { TypeText } from '../pieces/type-text.tsx';
import styles from './call-list.module.css';

export function FoundCalls({ calls }: { calls: FoundCall[] }) {
  if (calls.length === 0) return <EmptyState heading={strings.noCalls} text={strings.noCallsHint} />;
  return (
    <section className={styles.group} aria-labelledby="found-calls">
      <h2 id="found-calls">{strings.found}</h2>
      <ul className={styles.calls}>
        {calls.map((call) => (
          <CallRow key={call.slug} call={call}>
            <Matches matches={call.matches} />
          </CallRow>
        ))}
      </ul>
    </section>
  );
}

function Matches({ matches }: { matches: CallMatch[] }) {
  if (matches.length === 0) return null;
  return (
    <ul className={styles.matches}>
      {matches.map(({ kind, name, model, text }) => (
        <li key={`${kind} ${model} ${name}`}>
          {strings.match[kind]}
          {name && <code>{name}</code>}
          {model && (
            <>
              {strings.ofModel}
              <TypeText type={model} />
            </>
          )}
          {': '}
          <CodeText text={text} />
        </li>
      ))}
    </ul>
  );
}
