import { Link } from '../../../ui/controls/link.tsx';
import { developerStrings as strings } from '../developers.strings.ts';
import type { CallDoc } from '../document/call-docs.ts';
import styles from './call-facts.module.css';

export function CallFacts({ call }: { call: CallDoc }) {
  const { needs, scope, hasPages, hasETag, headers, upload, bodyKind, inputs } = call;
  const takesKey = headers.some(({ name }) => name === 'idempotency-key');
  const takesBody = inputs.some(({ place }) => place === 'body');
  const facts = [
    { name: strings.access, text: strings.needs[needs], anchor: '/developers#headers' },
    { name: strings.access, text: call.takesKeyInAddress ? strings.keyInAddress : '' },
    { name: strings.app, text: scope ? strings.appScope(scope) : '', anchor: '/developers#apps' },
    { name: strings.sends, text: takesBody ? strings.sent[bodyKind] : '' },
    { name: strings.sends, text: upload ? strings.sentFile : '' },
    { name: strings.pages, text: hasPages ? strings.hasPages : '' },
    { name: strings.cache, text: hasETag ? strings.hasETag : '' },
    { name: strings.repeat, text: takesKey ? strings.takesKey : '' },
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ text }) => text !== '')
        .map((fact) => (
          <div key={`${fact.name} ${fact.text}`}>
            <dt>{fact.name}</dt>
            <dd>
              {'anchor' in fact ? (
                <Link to={fact.anchor} isPrefetched={false}>
                  {fact.text}
                </Link>
              ) : (
                fact.text
              )}
            </dd>
          </div>
        ))}
    </dl>
  );
}
