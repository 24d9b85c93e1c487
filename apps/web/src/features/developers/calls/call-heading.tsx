import { Tag } from '../../../ui/feedback/tag.tsx';
import { BackLink } from '../../../ui/layout/page-header.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type CallDoc, featureName } from '../document/call-docs.ts';
import { CallMethod, CallPath } from '../pieces/call-path.tsx';
import styles from './call-heading.module.css';

export function CallHeading({ call }: { call: CallDoc }) {
  const { feature, method, path, summary, isDeprecated } = call;
  return (
    <header className={styles.heading}>
      <BackLink
        href={`/developers/calls#calls-${feature}`}
        label={strings.backToCalls(featureName(feature))}
      />
      <h1>
        <CallMethod method={method} /> <CallPath path={path} />
      </h1>
      <p>
        <CodeText text={summary} />
      </p>
      {isDeprecated && (
        <p>
          <Tag kind="closed">{strings.deprecated}</Tag>
        </p>
      )}
    </header>
  );
}
