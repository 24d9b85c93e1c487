import type { JourneyChapter, JourneyStop } from '@wallabee/contract/items/journey';
import { Avatar } from '../../../../game-ui/avatar.tsx';
import { hueAttribute } from '../../../../ui/hue.ts';
import { placed } from '../../../../ui/layout/placed.ts';
import { playerArt } from '../../item-links.ts';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import styles from './life-line.module.css';
import { type LifeSpan, shareOf, yearMarks } from './life-span.ts';

type Hand = Pick<JourneyChapter, 'number' | 'holder' | 'from' | 'to'>;

interface LifeLineProps {
  chapters: readonly Hand[];
  stops: readonly Pick<JourneyStop, 'number' | 'from'>[];
  stop: number;
  span: LifeSpan;
}

/** Shorter lengths have no room for a face, on a phone and on a wide page. */
const FACE_SHARE = { narrow: 10, wide: 5.5 };

/** One length for each pair of hands. */
export function LifeLine({ chapters, stops, stop, span }: LifeLineProps) {
  return (
    <>
      <p className={styles.heading} aria-hidden="true">
        {journeyStrings.inWhoseHands}
      </p>
      <div className={styles.life} role="img" aria-label={labelOf(chapters, span)}>
        <div className={styles.hands}>
          <svg viewBox="0 0 100 36" preserveAspectRatio="none" aria-hidden="true">
            {chapters.map((hand) => (
              <Length key={hand.number} hand={hand} span={span} />
            ))}
          </svg>
          {chapters.map((hand) => (
            <Face key={hand.number} hand={hand} span={span} />
          ))}
        </div>
        <div className={styles.marks}>
          {stops.map(({ number, from }) => (
            <i key={number} {...placed({ x: shareOf(span, from) })} data-now={number === stop || undefined} />
          ))}
        </div>
        <div className={styles.years}>
          {yearMarks(span).map(({ text, x }) => (
            <span key={text} {...placed({ x })} data-edge={edgeOf(x)}>
              {text}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

function Length({ hand, span }: { hand: Hand; span: LifeSpan }) {
  const from = shareOf(span, hand.from);
  const to = shareOf(span, hand.to ?? span.to);
  return (
    <rect
      className={styles.hand}
      x={from}
      y="0"
      width={to - from}
      height="36"
      {...hueAttribute(hand.holder?.hue)}
    />
  );
}

function Face({ hand, span }: { hand: Hand; span: LifeSpan }) {
  const x = shareOf(span, hand.from);
  const share = shareOf(span, hand.to ?? span.to) - x;
  if (!hand.holder || share < FACE_SHARE.wide) return null;
  const { id, image_key, hue } = hand.holder;
  return (
    <span {...placed({ x }, styles.face)} data-wide={share < FACE_SHARE.narrow || undefined}>
      <Avatar src={playerArt(id, image_key)} hue={hue} pixels={24} />
    </span>
  );
}

function edgeOf(x: number) {
  if (x < 4) return 'start';
  return x > 96 ? 'end' : undefined;
}

function labelOf(chapters: readonly Hand[], span: LifeSpan): string {
  return journeyStrings.handsLabel(
    chapters.map(({ holder, from, to }) => {
      const words = to === null ? journeyStrings.handSoFar : journeyStrings.handFor;
      return words(holder?.name ?? journeyStrings.game, spanOf(from, to ?? span.to));
    }),
  );
}
