import type { JourneyChapter, JourneyStop } from '@wallabee/contract/items/journey';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../ui/format-date.ts';
import { formatDistance } from '../../../../ui/format-distance.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import styles from './journey-tables.module.css';

interface JourneyTablesProps {
  title: string;
  stops: readonly JourneyStop[];
  chapters: readonly Pick<JourneyChapter, 'number' | 'holder' | 'from' | 'to'>[];
  asOf: string;
}

const { columns } = journeyStrings;

export function JourneyTables({ title, stops, chapters, asOf }: JourneyTablesProps) {
  return (
    <details className={styles.figures}>
      <summary>
        <Icon name="list" />
        {journeyStrings.asTable}
      </summary>
      {stops.length > 0 && (
        <Table
          caption={journeyStrings.stopsOf(title)}
          heads={[columns.stop, columns.place, columns.date, columns.way]}
        >
          {stops.map((stop) => (
            <tr key={stop.number}>
              <th scope="row">{stop.number}</th>
              <td>{journeyStrings.placeIn(stop.place.name, stop.place.city)}</td>
              <td>{formatDate(stop.from)}</td>
              <td>{wayWords(stop)}</td>
            </tr>
          ))}
        </Table>
      )}
      <Table
        caption={journeyStrings.handsOf(title)}
        heads={[columns.hand, columns.from, columns.to, columns.time]}
      >
        {chapters.map(({ number, holder, from, to }) => (
          <tr key={number}>
            <th scope="row">{holder?.name ?? journeyStrings.theGame}</th>
            <td>{formatDate(from)}</td>
            <td>{to === null ? journeyStrings.today : formatDate(to)}</td>
            <td>{spanOf(from, to ?? asOf)}</td>
          </tr>
        ))}
      </Table>
    </details>
  );
}

export function wayWords({ kilometres, way }: Pick<JourneyStop, 'kilometres' | 'way'>): string {
  if (kilometres === null || way === null) return journeyStrings.firstStop;
  return journeyStrings.way[way](formatDistance(kilometres * 1_000));
}

type TableProps = { caption: string; heads: readonly string[]; children: ReactNode };

function Table({ caption, heads, children }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it where it is wider than a phone
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
