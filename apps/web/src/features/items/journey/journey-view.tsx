import type { ReactNode } from 'react';
import { Panel } from '../../../ui/layout/panel.tsx';
import { journeyStrings } from './journey.strings.ts';
import { useStopInView } from './journey-stop.ts';
import styles from './journey-view.module.css';
import { MapFailed, MapPanel } from './map/map-panel.tsx';
import type { ShownJourney } from './shorten-journey.ts';
import { StoryPanel } from './story/story-panel.tsx';

export interface JourneyViewProps {
  /** Null where it could not be loaded. */
  journey: ShownJourney | null;
  /** What the map shows, as tables. */
  tables: ReactNode;
}

export function JourneyView({ journey, tables }: JourneyViewProps) {
  const view = useStopInView(journey?.stops.length ?? 0);
  if (!journey)
    return (
      <Panel heading={journeyStrings.where}>
        <MapFailed />
      </Panel>
    );
  return (
    <div className={styles.journey}>
      <div className={styles.map}>
        <MapPanel journey={journey} view={view} tables={tables} />
      </div>
      <StoryPanel journey={journey} stop={view.stop} />
    </div>
  );
}
