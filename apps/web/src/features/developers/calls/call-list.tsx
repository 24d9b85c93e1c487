import { JumpLinks } from '../../../ui/controls/jump-links.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type CallGroup, featureName } from '../document/call-docs.ts';
import { CallRow } from '../pieces/call-row.tsx';
import styles from './call-list.module.css';

export function CallList({ groups }: { groups: CallGroup[] }) {
  const jumps = groups.map(({ feature, calls }) => ({
    id: headingId(feature),
    label: featureName(feature),
    count: calls.length,
  }));
  return (
    <>
      <JumpLinks label={strings.jump} jumps={jumps} />
      {groups.map(({ feature, description, calls }) => (
        <section key={feature} className={styles.group} aria-labelledby={headingId(feature)}>
          <h2 id={headingId(feature)}>{featureName(feature)}</h2>
          <p>
            <CodeText text={description} />
          </p>
          <ul className={styles.calls}>
            {calls.map((call) => (
              <CallRow key={call.slug} call={call} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function headingId(feature: string): string {
  return `calls-${feature}`;
}
