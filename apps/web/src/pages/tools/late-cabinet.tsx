import calendar from '../../features/cabinet/calendar/foraging-calendar.module.css';
import trophy from '../../game-ui/trophy-plate.module.css';
import { chartStyles } from '../../ui/charts/chart.styles.ts';
import { latePart } from './late-part.tsx';

export const LateCabinet = latePart(
  async () => (await import('../../features/cabinet/cabinet-rest.tsx')).CabinetRest,
  [...chartStyles, calendar, trophy],
);
