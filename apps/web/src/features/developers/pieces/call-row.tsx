import type { ReactNode } from 'react';
import { Link } from '../../../ui/controls/link.tsx';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { CodeText } from '../code-text.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import { type CallLine, callAddress } from '../document/call-docs.ts';
import { CallMethod, CallPath } from './call-path.tsx';
import styles from './call-row.module.css';

export function CallRow({ call, children }: { call: CallLine; children?: ReactNode }) {
  return (
    <li id={call.id} className={styles.row}>
      <Link className={styles.link} to={callAddress(call)} isPrefetched={false}>
        <CallMethod method={call.method} />
        <CallPath path={call.path} />
        <span className={styles.text}>
          <CodeText text={call.summary} />
          {call.isDeprecated && <Tag kind="closed">{strings.deprecated}</Tag>}
        </span>
      </Link>
      {children}
    </li>
  );
}
