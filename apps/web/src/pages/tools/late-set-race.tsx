import race from '../../features/sets/race/set-race.module.css';
import { chartStyles } from '../../ui/charts/chart.styles.ts';
import { latePart } from './late-part.tsx';

export const LateSetRace = latePart(
  async () => (await import('../../features/sets/race/set-race.tsx')).SetRacePanels,
  [...chartStyles, race],
);
