import type { ItemCharts } from '@wallabee/contract/items/charts';
import type { ReactNode } from 'react';
import { ClassChip, classLetters } from '../../../game-ui/class-chip.tsx';
import { ChartNote, ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { StackedBars } from '../../../ui/charts/stacked-bars.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { itemChartStrings as strings } from './item-charts.strings.ts';
import { PARTS, partCounts } from './parts.ts';
import { whereaboutsWords } from './whereabouts-words.ts';

interface WhereaboutsChartProps {
  name: string;
  /** As of now, or of a past day. */
  charts: Pick<ItemCharts, 'classes' | 'day'>;
  isPast: boolean;
  slider: ReactNode;
}

export function WhereaboutsChart({ name, charts: { classes, day }, isPast, slider }: WhereaboutsChartProps) {
  const [lowest] = classes;
  if (!lowest) {
    return (
      <ChartNote heading={strings.whereabouts}>
        {isPast ? strings.notThen(formatDate(day)) : strings.nothingIssued}
        {slider}
      </ChartNote>
    );
  }
  const rows = classes.map((some) => ({ ...some, counts: partCounts(some) }));
  return (
    <ChartPanel
      heading={strings.whereabouts}
      aside={strings.byClass}
      sentence={whereaboutsWords(lowest, isPast)}
      figures={{
        caption: strings.whereaboutsTable(name, formatDate(day)),
        columns: [strings.class, ...PARTS.map((part) => strings.parts[part].name), strings.inAll],
        rows: rows.map(({ digits, total, counts }) => ({
          name: classLetters(digits),
          cells: [...counts, total].map(formatNumber),
        })),
      }}
    >
      {slider}
      <StackedBars
        parts={PARTS.map((part) => strings.parts[part])}
        rows={rows.map(({ digits, counts }) => ({
          key: `${digits}`,
          label: <ClassChip digits={digits} />,
          counts,
        }))}
      />
    </ChartPanel>
  );
}
