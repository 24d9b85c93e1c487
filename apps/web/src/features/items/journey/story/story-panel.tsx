import type { JourneyStop } from '@wallabee/contract/items/journey';
import { useState } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Panel } from '../../../../ui/layout/panel.tsx';
import { journeyStrings } from '../journey.strings.ts';
import type { ShownJourney } from '../shorten-journey.ts';
import { Chapter } from './chapter.tsx';
import styles from './story-panel.module.css';

interface StoryPanelProps {
  journey: Pick<ShownJourney, 'chapters' | 'as_of'> & { stops: readonly JourneyStop[] };
  stop: number;
}

export function StoryPanel({ journey: { chapters, stops, as_of }, stop }: StoryPanelProps) {
  const [areAllOpen, setAllOpen] = useState(false);
  const inView = stops[stop - 1]?.chapter ?? chapters.length;
  return (
    <Panel
      heading={journeyStrings.story}
      aside={
        chapters.length > 1 && (
          <Button className={styles.all} look="quiet" isSmall onClick={() => setAllOpen(!areAllOpen)}>
            {areAllOpen ? journeyStrings.closeAll : journeyStrings.openAll}
          </Button>
        )
      }
    >
      {chapters.map((chapter) => {
        const isOpen = areAllOpen || chapter.number === inView;
        return (
          // A change of the stop or of the button opens and closes chapters anew.
          <Chapter
            key={`${chapter.number} ${isOpen}`}
            chapter={chapter}
            stops={stops}
            stop={stop}
            asOf={as_of}
            isOpen={isOpen}
          />
        );
      })}
    </Panel>
  );
}
