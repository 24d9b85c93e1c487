import { Fragment } from 'react';
import { Link } from '../../ui/controls/link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './provenance.module.css';
import { provenanceStrings } from './provenance.strings.ts';

/** What the roots are, and how to check a history against them. */
export function ProvenanceWords() {
  return (
    <div className={styles.panels}>
      <Panel heading={provenanceStrings.how}>
        <div className={styles.words}>
          {provenanceStrings.howText.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <p>{provenanceStrings.limits}</p>
          <p>
            <Link to="/feeds/provenance.atom" reloadDocument isPrefetched={false}>
              {provenanceStrings.feed}
            </Link>
          </p>
        </div>
      </Panel>
      <Panel heading={provenanceStrings.check}>
        <div className={styles.words}>
          <p>{provenanceStrings.checkText}</p>
          <p>
            <code>{provenanceStrings.command}</code>
          </p>
          <p>{provenanceStrings.commandText}</p>
        </div>
      </Panel>
      <Panel heading={provenanceStrings.format}>
        <div className={styles.words}>
          <p>{provenanceStrings.formatText}</p>
          <dl className={styles.formats}>
            {provenanceStrings.formats.map(({ term, text }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <code>
                    {text.split('|').map((part, place) => (
                      <Fragment key={part}>
                        {place > 0 && <wbr />}
                        {place > 0 ? `|${part}` : part}
                      </Fragment>
                    ))}
                  </code>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Panel>
    </div>
  );
}
