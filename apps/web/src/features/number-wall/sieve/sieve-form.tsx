import { NUMBER_PATTERNS, type NumberPattern } from '@wallabee/game/query/number-patterns';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { formatNumber } from '../../../ui/format-number.ts';
import { wallStrings } from '../number-wall.strings.ts';
import styles from './sieve-form.module.css';
import type { WallCounts } from './wall-counts.ts';
import { CLASSES, readFilters, type WallFilters } from './wall-filters.ts';

/** Inputs elsewhere on the page belong to the form by this id. */
export const SIEVE_FORM = 'sieve';

type Chosen = Partial<WallFilters>;

interface SieveFormProps {
  filters: WallFilters;
  /** Null while they are not known. */
  counts: WallCounts | null;
  classes: readonly WallFilters['class'][];
  owner: ReactNode;
  onFilter: (chosen: Chosen) => void;
}

/** Without a script it is a plain form, which the page itself answers. */
export function SieveForm({ filters, counts, classes, owner, onFilter }: SieveFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the script was there is in the form only.
  const applyEarly = useRef(() => {
    if (!form.current) return;
    const { class: prestige, is, marks } = fromForm(form.current);
    if (prestige !== filters.class || is !== filters.is || marks !== filters.marks)
      onFilter({ class: prestige, is, marks });
  });
  useEffect(() => applyEarly.current(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onFilter({ owner: fromForm(event.currentTarget).owner });
  };
  return (
    <form ref={form} id={SIEVE_FORM} className={styles.sieve} onSubmit={submit}>
      <Choice
        legend={wallStrings.class}
        name="class"
        className={styles.segments}
        value={filters.class}
        options={[null, ...CLASSES.filter((some) => classes.includes(some))].map((value) => ({
          value,
          label: value === null ? wallStrings.all : wallStrings.classes[value],
        }))}
        onSelect={(prestige) => onFilter({ class: prestige })}
      />
      <Choice
        legend={wallStrings.marks}
        name="marks"
        className={styles.segments}
        value={filters.marks}
        options={(['shapes', 'letters'] as const).map((value) => ({ value, label: wallStrings[value] }))}
        onSelect={(marks) => onFilter({ marks })}
      />
      {owner}
      <Choice
        legend={wallStrings.pattern}
        name="is"
        className={styles.chips}
        value={filters.is}
        options={[null, ...PATTERNS].map((value) => ({
          value,
          label: value === null ? wallStrings.any : wallStrings.patterns[value],
          count: value === null ? undefined : counts?.patterns[value],
        }))}
        onSelect={(is) => onFilter({ is })}
      />
      {filters.sort === 'down' && <input type="hidden" name="sort" value="down" />}
      {filters.at !== null && <input type="hidden" name="at" value={filters.at} />}
      <button className={styles.send} type="submit">
        {wallStrings.apply}
      </button>
    </form>
  );
}

/** The most loved first. */
const PATTERNS: readonly NumberPattern[] = [
  'palindrome',
  'repdigit',
  'round',
  'year',
  'sequence',
  ...NUMBER_PATTERNS.filter((pattern) => pattern === 'square' || pattern === 'prime'),
];

interface ChoiceProps<Value extends string | null> {
  legend: string;
  name: string;
  className: string | undefined;
  value: Value;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  onSelect: (value: Value) => void;
}

function Choice<Value extends string | null>(props: ChoiceProps<Value>) {
  const { legend, name, className, value, options, onSelect } = props;
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={className}>
        {options.map((option) => (
          <label key={option.value ?? ''}>
            <input
              type="radio"
              name={name}
              value={option.value ?? ''}
              checked={option.value === value}
              // A pattern without a number cannot be chosen, but one that is chosen can be left.
              disabled={option.count === 0 && option.value !== value}
              onChange={() => onSelect(option.value)}
            />
            <span className={styles.option}>
              {option.label}
              {option.count !== undefined && <small>{formatNumber(option.count)}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function fromForm(form: HTMLFormElement): WallFilters {
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readFilters(new URLSearchParams(fields));
}
