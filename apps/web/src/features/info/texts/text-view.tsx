import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { infoStrings } from '../info.strings.ts';
import { Prose, type ShownCode } from './prose.tsx';
import type { Text, TextSection } from './text.ts';
import styles from './text-view.module.css';
import { useLinkedSection } from './use-linked-section.ts';

interface TextViewProps {
  text: Text;
  /** Content below a section's text, by the section's anchor. */
  extras?: Readonly<Record<string, ReactNode>> | undefined;
  isSpread?: boolean | undefined;
  /** Renders the code blocks of the text. */
  Code?: ShownCode | undefined;
}

export function TextView({ text, extras = {}, isSpread, Code }: TextViewProps) {
  const { intro, sections } = text;
  const linked = useLinkedSection();
  const isLong = sections.length > SHORT_TEXT;
  return (
    <div className={classNames(styles.text, isLong && styles.long)}>
      {isLong && <Contents sections={sections} />}
      <div className={classNames(styles.body, isSpread && styles.spread)}>
        {intro.length > 0 && <Prose parts={intro} Code={Code} />}
        {sections.map((section) => (
          <Section key={section.id} section={section} isLinked={section.id === linked} Code={Code}>
            {extras[section.id]}
          </Section>
        ))}
      </div>
    </div>
  );
}

/** A text with this many sections needs no table of contents. */
const SHORT_TEXT = 4;

function Contents({ sections }: { sections: TextSection[] }) {
  return (
    <nav className={styles.contents} aria-label={infoStrings.contents}>
      <h2>{infoStrings.contents}</h2>
      <ol>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`}>{heading}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface SectionProps {
  section: TextSection;
  isLinked: boolean;
  Code?: ShownCode | undefined;
  children?: ReactNode;
}

function Section({ section: { id, heading, parts }, isLinked, Code, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section
      className={styles.section}
      id={id}
      aria-labelledby={headingId}
      tabIndex={-1}
      data-linked={isLinked || undefined}
    >
      <h2 id={headingId}>{heading}</h2>
      <Prose parts={parts} Code={Code} />
      {children}
    </section>
  );
}
