import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import styles from './finder.module.css';
import { finderStrings } from './finder.strings.ts';
import type { FinderSection } from './finder-sections.ts';
import { Hit } from './hit.tsx';
import { QueryRow } from './query-row.tsx';

interface SectionProps {
  section: FinderSection;
  /** The place of its first option in the whole list. */
  first: number;
  active: number;
  optionId: (place: number) => string;
  text: string;
  onQuery: (query: string) => void;
  onForget: () => void;
}

export function Section(props: SectionProps) {
  const { section, first, active, optionId, text, onQuery, onForget } = props;
  const { label, rows, isNarrow } = section;
  const optionAt = (place: number) => ({
    id: optionId(first + place),
    isSelected: active === first + place,
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
    <div className={classNames(styles.section, isNarrow && styles.narrow)} role="group" aria-label={label}>
      <span className={styles.kind} aria-hidden="true">
        {label}
      </span>
      {rows.map((row, place) =>
        row.type === 'query' ? (
          <QueryRow
            key={row.key}
            query={row.query}
            means={row.means}
            {...optionAt(place)}
            onChoose={onQuery}
          />
        ) : (
          <Hit
            key={row.key}
            result={row.result}
            isJump={row.type === 'jump'}
            query={text}
            {...optionAt(place)}
          />
        ),
      )}
      <LastOption section={section} {...optionAt(rows.length)} onForget={onForget} />
    </div>
  );
}

interface LastOptionProps {
  section: FinderSection;
  id: string;
  isSelected: boolean;
  onForget: () => void;
}

/** After the rows for the keys, beside the heading for the eye. */
function LastOption({ section, id, isSelected, onForget }: LastOptionProps) {
  const { label, all, isRecent } = section;
  const option = { className: styles.last, id, role: 'option', 'aria-selected': isSelected, tabIndex: -1 };
  if (isRecent) {
    return (
      <button
        {...option}
        type="button"
        // The press must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onForget}
      >
        {finderStrings.forget}
      </button>
    );
  }
  return (
    all && (
      <Link {...option} to={all.href}>
        {all.label}
        <VisuallyHidden> {label}</VisuallyHidden>
      </Link>
    )
  );
}
