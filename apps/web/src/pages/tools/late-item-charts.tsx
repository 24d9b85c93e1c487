import { itemChartStyles } from '../../features/items/charts/item-chart.styles.ts';
import { latePart } from './late-part.tsx';

export const LateItemCharts = latePart(
  async () => (await import('../../features/items/charts/item-charts.tsx')).ItemChartPanels,
  itemChartStyles,
);
