import type { ItemCharts } from '@wallabee/contract/items/charts';
import { useDebouncedFilters } from '../../../platform/filters/use-debounced-address.ts';
import { usePendingLocation } from '../../../platform/router/steady-outlet.tsx';
import { ChartNote } from '../../../ui/charts/chart-panel.tsx';
import { DaySlider } from '../../../ui/charts/day-slider.tsx';
import { monthDays, pastDay } from '../../../ui/charts/month-days.ts';
import { FailedNote } from '../../../ui/feedback/network/failed-note.tsx';
import { IssuedChart } from './issued-chart.tsx';
import styles from './item-charts.module.css';
import { itemChartStrings as strings } from './item-charts.strings.ts';
import { RarityChart } from './rarity-chart.tsx';
import { WhereaboutsChart } from './whereabouts-chart.tsx';

export interface ItemChartsData {
  /** Null where they could not be loaded. */
  charts: ItemCharts | null;
  /** The past day of the address. */
  at: string | null;
  /** As of that day. */
  past: ItemCharts | null;
}

type ItemChartPanelsProps = ItemChartsData & { name: string };

export function ItemChartPanels({ name, charts, at, past }: ItemChartPanelsProps) {
  if (!charts) return <FailedChart heading={strings.issued} />;
  return (
    <div className={styles.charts}>
      <IssuedChart name={name} charts={charts} at={at} />
      {charts.total_issued > 0 && <Whereabouts name={name} charts={charts} at={at} past={past} />}
      <RarityChart rarity={charts.rarity} />
    </div>
  );
}

function Whereabouts({ name, charts, at, past }: ItemChartsData & { name: string; charts: ItemCharts }) {
  const isPending = usePendingLocation() !== undefined;
  const shown = at === null ? charts : past;
  if (!shown) return <FailedChart heading={strings.whereabouts} />;
  return (
    <div aria-busy={isPending} className={styles.whereabouts}>
      <WhereaboutsChart
        name={name}
        charts={shown}
        isPast={at !== null}
        slider={<ChartDay charts={charts} />}
      />
    </div>
  );
}

function ChartDay({ charts }: { charts: ItemCharts }) {
  const { shown, show } = useDebouncedFilters();
  const search = new URLSearchParams(shown);
  const chosen = pastDay(search.get('at'), charts.day);
  const first = charts.issued[0]?.month ?? charts.day;
  search.delete('at');
  return (
    <DaySlider
      days={monthDays(first, charts.day)}
      day={chosen}
      others={[...search]}
      onDay={(day) =>
        show(new URLSearchParams([...search, ...(day === null ? [] : [['at', day]])]).toString())
      }
    />
  );
}

function FailedChart({ heading }: { heading: string }) {
  return (
    <ChartNote heading={heading}>
      <FailedNote text={strings.failed} />
    </ChartNote>
  );
}
