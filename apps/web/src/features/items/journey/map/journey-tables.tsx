import type { JourneyChapter, JourneyStop } from '@wallabee/contract/items/journey';
import { type Figures, FiguresTable } from '../../../../ui/charts/figures-table.tsx';
import { formatDate } from '../../../../ui/format-date.ts';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import { wayWords } from '../way-words.ts';

export interface JourneyTablesProps {
  title: string;
  stops: readonly JourneyStop[];
  chapters: readonly Pick<JourneyChapter, 'number' | 'holder' | 'from' | 'to'>[];
  asOf: string;
}

const { columns } = journeyStrings;

export function JourneyTables({ title, stops, chapters, asOf }: JourneyTablesProps) {
  const ways: Figures = {
    caption: journeyStrings.stopsOf(title),
    columns: [columns.stop, columns.place, columns.date, columns.way],
    cellsAre: 'words',
    rows: stops.map((stop) => ({
      name: `${stop.number}`,
      cells: [
        journeyStrings.placeIn(stop.place.name, stop.place.city),
        formatDate(stop.from),
        wayWords(stop),
      ],
    })),
  };
  const hands: Figures = {
    caption: journeyStrings.handsOf(title),
    columns: [columns.hand, columns.from, columns.to, columns.time],
    cellsAre: 'words',
    rows: chapters.map(({ number, holder, from, to }) => ({
      key: `${number}`,
      name: holder?.name ?? journeyStrings.theGame,
      cells: [
        formatDate(from),
        to === null ? journeyStrings.today : formatDate(to),
        spanOf(from, to ?? asOf),
      ],
    })),
  };
  return <FiguresTable tables={stops.length > 0 ? [ways, hands] : [hands]} />;
}
