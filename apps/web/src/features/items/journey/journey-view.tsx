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
  title: string;
}

export function JourneyView({ journey, title }: JourneyViewProps) {
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
        <MapPanel journey={journey} title={title} view={view} />
      </div>
      <StoryPanel journey={journey} stop={view.stop} />
    </div>
  );
}
