import type { Growth } from '@wallabee/contract/cabinet/cabinet';
import { AreaChart, type TimePoint } from '../../ui/charts/area-chart.tsx';
import { ChartNote, ChartPanel } from '../../ui/charts/chart-panel.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { inWords } from './cabinet.strings.ts';
import { growthSentence, markWords, cabinetRestStrings as strings } from './cabinet-rest.strings.ts';
import { growthSpan, pointsInTime, valueAt } from './growth-points.ts';

/** `today` is the day of the page, so that server and browser draw the same. */
export function GrowthPanel({ growth: { points, marks }, today }: { growth: Growth; today: string }) {
  if (points.length === 0) return <ChartNote heading={strings.growth}>{strings.nothingSaved}</ChartNote>;
  const drawn: readonly TimePoint[] = pointsInTime(points, today);
  return (
    <ChartPanel
      heading={strings.growth}
      aside={strings.growthAside}
      sentence={growthSentence(points, marks)}
      figures={{
        caption: strings.growthCaption,
        columns: strings.growthColumns,
        rows: points.map(({ month, saved }) => ({ name: inWords(month), cells: [formatNumber(saved)] })),
      }}
    >
      <AreaChart
        points={drawn}
        span={growthSpan(points, today)}
        marks={marks.map((mark) => {
          const at = Date.parse(mark.day);
          return { at, value: valueAt(drawn, at), ...markWords(mark) };
        })}
      />
    </ChartPanel>
  );
}
