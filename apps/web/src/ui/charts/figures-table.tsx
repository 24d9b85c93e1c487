import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { chartStrings } from './chart.strings.ts';
import styles from './figures-table.module.css';

export interface Figures {
  caption: string;
  /** The first one is over the rows' names. */
  columns: readonly string[];
  rows: readonly FiguresRow[];
}

export interface FiguresRow {
  name: string;
  cells: readonly string[];
}

export function FiguresTable({ figures: { caption, columns, rows } }: { figures: Figures }) {
  return (
    <details className={styles.figures}>
      <summary>
        <Icon name="list" />
        {chartStrings.figuresAsTable}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its box is scrolled with the keys. */}
      <section className={styles.box} tabIndex={0} aria-label={caption}>
        <table>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, place) => (
                  <td key={columns[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  );
}
