import type { SearchCount } from '@wallabee/contract/search/search';
import type { GuideSection } from '@wallabee/game/query/guide';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import type { PaintedTerm } from '../query-box/painted-runs.ts';
import { SearchForm } from '../search-form.tsx';
import { Anatomy } from './anatomy.tsx';
import { RULES, guideStrings as strings } from './guide.strings.ts';
import { GuideExampleLink } from './guide-example.tsx';
import styles from './guide-view.module.css';

export interface PaintedGuide {
  columns: readonly (readonly GuideSection[])[];
  terms: Readonly<Record<string, readonly PaintedTerm[]>>;
  /** How much an example finds; not of those that need a login. */
  counts: Readonly<Record<string, SearchCount>>;
}

export function GuideView({ guide }: { guide: PaintedGuide }) {
  return (
    <>
      <PageHeader heading={strings.heading} lead={strings.lead} />
      <SearchForm page="items" query={undefined} placeholder={strings.placeholder} />
      <Anatomy />
      <div className={styles.columns}>
        {guide.columns.map((sections) => (
          <div key={sections[0]?.heading} className={styles.column}>
            {sections.map((section) => (
              <Section key={section.heading} section={section} guide={guide} />
            ))}
          </div>
        ))}
      </div>
      <Panel heading={strings.forgives}>
        <ul className={styles.rules}>
          {RULES.map((rule) => (
            <li key={rule}>{withKeys(rule)}</li>
          ))}
        </ul>
      </Panel>
    </>
  );
}

function Section({ section, guide }: { section: GuideSection; guide: PaintedGuide }) {
  const { heading, note, examples } = section;
  return (
    <Panel heading={heading}>
      {note && <p className={styles.note}>{note}</p>}
      <ul className={styles.examples}>
        {examples.map((example) => (
          <li key={example.q}>
            <GuideExampleLink
              example={example}
              terms={guide.terms[example.q] ?? []}
              count={guide.counts[example.q]}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function withKeys(rule: string) {
  return rule
    .split(/(`[^`]+`)/)
    .map((part) => (part.startsWith('`') ? <Typed key={part} text={part.slice(1, -1)} /> : part));
}

/** A field is a word to type, anything else a key. */
function Typed({ text }: { text: string }) {
  return /^[a-z]{2,}$/.test(text) ? <b>{text}</b> : <kbd className={styles.key}>{text}</kbd>;
}
