import type { MapLeg } from '@wallabee/contract/items/journey-map';
import type { KeyboardEvent, ReactNode } from 'react';
import { ReloadLink } from '../../../../ui/controls/reload-link.tsx';
import { formatDistance } from '../../../../ui/format-distance.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { journeyStrings } from '../journey.strings.ts';
import { type StopInView, stopByKey } from '../journey-stop.ts';
import type { ShownJourney } from '../shorten-journey.ts';
import { LifeLine } from './life-line.tsx';
import { MapDrawing } from './map-drawing.tsx';
import styles from './map-panel.module.css';
import { MapStamps } from './map-stamps.tsx';
import { StopSteps } from './stop-steps.tsx';

interface MapPanelProps {
  journey: ShownJourney;
  view: StopInView;
  tables: ReactNode;
}

export function MapPanel({ journey, view, tables }: MapPanelProps) {
  const { stops, chapters, figures, map, as_of } = journey;
  const step = (event: KeyboardEvent) => {
    const next = stopByKey(event.key, view);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    view.goTo(next);
  };
  return (
    <Panel
      heading={journeyStrings.where}
      aside={figures && stops.length > 0 && journeyStrings.counts(stops.length, figures.cities)}
    >
      {map ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
        <div role="group" aria-label={journeyStrings.mapAndSteps} onKeyDown={step}>
          <div className={styles.map}>
            <div className={styles.sheet}>
              <MapDrawing map={map} stop={view.stop} />
              <MapStamps stamps={map.stamps} stops={stops} view={view} />
            </div>
            <ScaleBar {...map.scale} mapWidth={map.width} />
            <MapKey kinds={new Set(map.legs.map(({ kind }) => kind))} />
          </div>
          <StopSteps stops={stops} view={view} />
        </div>
      ) : (
        <NoMap journey={journey} />
      )}
      {figures && (
        <LifeLine
          chapters={chapters}
          stops={stops}
          stop={view.stop}
          span={{ from: figures.from, to: figures.to ?? as_of }}
        />
      )}
      {tables}
    </Panel>
  );
}

function NoMap({ journey: { stops, figures } }: Pick<MapPanelProps, 'journey'>) {
  if (stops.length > 0) return <MapFailed />;
  return (
    <p className={styles.empty}>
      {(figures?.hands ?? 0) > 1 ? journeyStrings.noPlaceInHands : journeyStrings.noPlace}
    </p>
  );
}

/** The frame without the map; everything else of the page can be read. */
export function MapFailed() {
  return (
    <div className={styles.map}>
      <div className={styles.sheet} data-look="failed">
        <p role="alert">{journeyStrings.failed}</p>
        <ReloadLink look="ink" />
      </div>
    </div>
  );
}

/** It explains the lines that the map has. */
function MapKey({ kinds }: { kinds: ReadonlySet<MapLeg['kind']> }) {
  if (kinds.size === 0) return null;
  return (
    <p className={styles.key}>
      {WAYS.filter((kind) => kinds.has(kind)).map((kind) => (
        <span key={kind}>
          <i data-kind={kind} />
          {journeyStrings[kind]}
        </span>
      ))}
    </p>
  );
}

const WAYS = ['carried', 'traded'] as const satisfies MapLeg['kind'][];

/** The bar is in units of the drawing, its words are not scaled. */
function ScaleBar({ kilometres, width, mapWidth }: { kilometres: number; width: number; mapWidth: number }) {
  return (
    <p className={styles.scale}>
      <svg viewBox={`0 0 ${mapWidth} 6`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0V6H${width}V0`} />
      </svg>
      <span>{journeyStrings.scale(formatDistance(kilometres * 1_000))}</span>
    </p>
  );
}
