import movements from '../../features/items/movements/movements.module.css';
import { sidePanelStyles } from '../../features/items/panels/side-panels.styles.ts';
import { latePart } from './late-part.tsx';

export const LateMovements = latePart(
  async () => (await import('../../features/items/movements/movements-panel.tsx')).MovementsPanel,
  [movements],
);

export const LateSidePanels = latePart(
  async () => (await import('../../features/items/panels/side-panels.tsx')).SidePanels,
  sidePanelStyles,
);

export const LateTravelled = latePart(
  async () => (await import('../../features/items/movements/travelled-panel.tsx')).TravelledPanel,
  [],
);
