import classChip from '../../../game-ui/class-chip.module.css';
import { chartStyles } from '../../../ui/charts/chart.styles.ts';
import fillings from '../../../ui/charts/fillings.module.css';
import bars from '../../../ui/charts/stacked-bars.module.css';
import strip from '../../../ui/charts/strip-chart.module.css';
import charts from './item-charts.module.css';
import rarity from './rarity-chart.module.css';

/** Of all charts of an item, for its page, which loads their script later. */
export const itemChartStyles = [...chartStyles, classChip, fillings, bars, strip, charts, rarity];
