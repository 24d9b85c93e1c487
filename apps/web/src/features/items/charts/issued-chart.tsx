import type { ItemCharts } from '@wallabee/contract/items/charts';
import { endOfDay } from '@wallabee/contract/protocol/day';
import { AreaChart } from '../../../ui/charts/area-chart.tsx';
import { ChartNote, ChartPanel } from '../../../ui/charts/chart-panel.tsx';
import { monthEnd, monthStart, yearsOf } from '../../../ui/charts/months.ts';
import { Tag } from '../../../ui/feedback/tag.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { issuedWords } from './issued-words.ts';
import { itemChartStrings as strings } from './item-charts.strings.ts';

interface IssuedChartProps {
  name: string;
  charts: ItemCharts;
  /** A past day that the other charts show. */
  at: string | null;
}

export function IssuedChart({ name, charts, at }: IssuedChartProps) {
  const [first] = charts.issued;
  if (!first) {
    const [release] = charts.releases;
    return (
      <ChartNote heading={strings.issued}>
        {strings.nothingIssued} {release && strings.releasedOn(formatDate(release))}
      </ChartNote>
    );
  }
  const span = { from: startOf(charts, first.month), to: endOfDay(charts.day) };
  return (
    <ChartPanel
      heading={strings.issued}
      aside={<Tag kind="live">{strings.liveNumbers}</Tag>}
      sentence={
        <>
          <b>{formatNumber(charts.total_issued)}</b> {issuedWords(charts)}
        </>
      }
      figures={{
        caption: strings.issuedTable(name),
        columns: [strings.year, strings.issuedThatYear, strings.inAll],
        rows: yearsOf(charts.issued).map(({ year, added, total }) => ({
          name: year,
          cells: [formatNumber(added), formatNumber(total)],
        })),
      }}
    >
      <AreaChart
        points={pointsOf(charts, span.from)}
        span={span}
        events={eventsOf(charts, at)}
        marks={charts.milestones.map(({ number, day }) => ({
          at: Date.parse(day),
          value: number,
          label: strings.went(formatNumber(number), formatDate(day)),
        }))}
      />
    </ChartPanel>
  );
}

/** Something may have been issued before the release. */
function startOf({ releases }: ItemCharts, firstMonth: string): number {
  const start = monthStart(firstMonth);
  const release = Date.parse(releases[0] ?? '');
  const isInFirstMonth = release >= start && release < monthEnd(firstMonth);
  return isInFirstMonth ? release : Math.min(start, release || start);
}

/** The totals at the ends of the months, and in between the milestones, whose days are known. */
function pointsOf({ issued, milestones, day }: ItemCharts, from: number) {
  return [
    { at: from, value: 0 },
    ...issued.map(({ month, total }) => ({ at: Math.min(monthEnd(month), endOfDay(day)), value: total })),
    ...milestones.map((milestone) => ({ at: Date.parse(milestone.day), value: milestone.number })),
  ].toSorted((a, b) => a.at - b.at || a.value - b.value);
}

function eventsOf({ releases }: ItemCharts, at: string | null) {
  return [
    ...releases.map((release) => ({
      at: Date.parse(release),
      name: strings.released,
      detail: formatDate(release),
    })),
    ...(at === null ? [] : [{ at: endOfDay(at), name: strings.asOfMark, detail: formatDate(at) }]),
  ];
}
