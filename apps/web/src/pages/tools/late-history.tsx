import { historyStyles } from '../../features/items/history/history.styles.ts';
import { sealStyles } from '../../features/provenance/seal.styles.ts';
import { tableStyles } from '../../ui/charts/figures-table.styles.ts';
import { latePart } from './late-part.tsx';

export const LateHistory = latePart(
  async () => (await import('../../features/items/history/history-section.tsx')).HistorySection,
  historyStyles,
);

export const LateSeal = latePart(
  async () => (await import('../../features/provenance/seal-panel.tsx')).SealPanel,
  sealStyles,
);

export const LateJourneyTables = latePart(
  async () => (await import('../../features/items/journey/map/journey-tables.tsx')).JourneyTables,
  tableStyles,
);
