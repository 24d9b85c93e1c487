import area from './area-chart.module.css';
import panel from './chart-panel.module.css';
import table from './figures-table.module.css';
import time from './time-labels.module.css';

/** For pages that load the script of their charts later. */
export const chartStyles = [area, panel, table, time];
