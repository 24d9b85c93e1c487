import { Icon } from '../icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { chartStrings } from './chart.strings.ts';
import styles from './figures-table.module.css';

export interface Figures {
  caption: string;
  /** The first one is over the rows' names. */
  columns: readonly string[];
  rows: readonly FiguresRow[];
  /** Numbers stand below each other on the right, by default; words on the left. */
  cellsAre?: 'numbers' | 'words';
}

export interface FiguresRow {
  name: string;
  /** Where two rows have the same name. */
  key?: string;
  cells: readonly string[];
}

export function FiguresTable({ tables }: { tables: readonly Figures[] }) {
  return (
    <details className={styles.figures}>
      <summary>
        <Icon name="list" />
        {chartStrings.figuresAsTable}
      </summary>
      {tables.map((figures) => (
        <Table key={figures.caption} {...figures} />
      ))}
    </details>
  );
}

function Table({ caption, columns, rows, cellsAre = 'numbers' }: Figures) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its box is scrolled with the keys.
    <section className={styles.box} data-cells={cellsAre} tabIndex={0} aria-label={caption}>
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
          {rows.map(({ name, key = name, cells }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {cells.map((cell, place) => (
                <td key={columns[place + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
