import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import { useCopy } from '../../ui/controls/use-copy.ts';
import styles from './code-block.module.css';
import { developerStrings as strings } from './developers.strings.ts';

interface CodeBlockProps {
  label: string;
  children: string;
  canCopy?: boolean;
  /** Scrolls to the end as the text grows. */
  isAtEnd?: boolean;
  isWrapped?: boolean;
}

/** The block scrolls by itself, so that a long line never widens the page. */
export function CodeBlock(props: CodeBlockProps) {
  const { label, children, canCopy = false, isAtEnd = false, isWrapped = false } = props;
  const look = classNames(styles.block, isAtEnd && styles.atEnd, isWrapped && styles.wrapped);
  return (
    <div className={styles.frame}>
      {canCopy && (
        <div className={styles.bar}>
          {/* The block below has the same name. */}
          <span aria-hidden="true">{label}</span>
          <CopyCode label={label} code={children} />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard */}
      <section className={look} aria-label={label} tabIndex={0}>
        <pre>
          <code>{children}</code>
        </pre>
      </section>
    </div>
  );
}

export function GuideCode({ label, code }: { label: string; code: string }) {
  return (
    <CodeBlock label={label} canCopy>
      {code}
    </CodeBlock>
  );
}

function CopyCode({ label, code }: { label: string; code: string }) {
  const copy = useCopy(strings);
  return (
    <Button
      className={styles.copy}
      look="line"
      isSmall
      aria-label={strings.copyCode(label)}
      onClick={() => void copy(code)}
    >
      {strings.copy}
    </Button>
  );
}
