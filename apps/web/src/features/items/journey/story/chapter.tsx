import type { JourneyStop } from '@wallabee/contract/items/journey';
import { useState } from 'react';
import { Avatar } from '../../../../game-ui/avatar.tsx';
import { Link } from '../../../../ui/controls/link.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { LOGO, playerArt } from '../../item-links.ts';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import type { ShownChapter } from '../shorten-journey.ts';
import styles from './chapter.module.css';
import { StepLine } from './step-line.tsx';

interface ChapterProps {
  chapter: ShownChapter;
  stops: readonly JourneyStop[];
  stop: number;
  asOf: string;
  isOpen: boolean;
}

export function Chapter({ chapter, stops, stop, asOf, isOpen: isOpenAtFirst }: ChapterProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.chapter}
      open={isOpen}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary>
        <ChapterHead chapter={chapter} asOf={asOf} />
      </summary>
      <ol className={styles.steps}>
        {chapter.steps.map((step) => (
          <StepLine
            key={`${step.kind} ${step.from} ${step.events[0]?.history_id}`}
            step={step}
            at={stops.find(({ number }) => number === step.stop)}
            isNow={step.stop === stop}
            asOf={asOf}
          />
        ))}
      </ol>
      {chapter.left_out > 0 && (
        <p className={styles.more}>
          <Link to="#history">{journeyStrings.leftOut(chapter.left_out)}</Link>
        </p>
      )}
    </details>
  );
}

function ChapterHead({ chapter, asOf }: Pick<ChapterProps, 'chapter' | 'asOf'>) {
  const { number, title, holder, from, to } = chapter;
  const span = spanOf(from, to ?? asOf);
  return (
    <>
      <Avatar src={holder ? playerArt(holder.id, holder.image_key) : LOGO} hue={holder?.hue} pixels={40} />
      <span className={styles.title}>
        <span className={styles.number}>{journeyStrings.chapter(number)}</span>
        <h3>{title}</h3>
        <span className={styles.who}>
          {holder?.name ?? journeyStrings.theGame}
          <span>{to === null ? journeyStrings.soFar(span) : span}</span>
        </span>
      </span>
      <Pips stops={chapter.stops} />
      <Icon name="chevronDown" className={styles.chevron} />
    </>
  );
}

const MOST_PIPS = 3;

function Pips({ stops }: { stops: readonly number[] }) {
  if (stops.length === 0) return <span />;
  const shown = stops.length > MOST_PIPS ? [journeyStrings.numbers(stops)] : stops;
  return (
    <span className={styles.pips}>
      <VisuallyHidden>{journeyStrings.stops(stops)}</VisuallyHidden>
      {shown.map((pip) => (
        <b key={pip} aria-hidden="true">
          {pip}
        </b>
      ))}
    </span>
  );
}
