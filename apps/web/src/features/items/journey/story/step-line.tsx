import { HISTORY_LABELS } from '@wallabee/contract/items/history-rules';
import type { JourneyEvent, JourneyStep, JourneyStop } from '@wallabee/contract/items/journey';
import { ItemPlate } from '../../../../game-ui/item-plate.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Link } from '../../../../ui/controls/link.tsx';
import { formatDate } from '../../../../ui/format-date.ts';
import { Icon, LineIcon } from '../../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { HISTORY_ICONS } from '../../history/history-icons.ts';
import { formatMoment } from '../../history/history-moment.ts';
import { itemArt, numberHref, placeHref, playerHref } from '../../item-links.ts';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import { wayWords } from '../way-words.ts';
import styles from './step-line.module.css';

interface StepLineProps {
  step: JourneyStep;
  /** The stop that begins with it. */
  at: JourneyStop | undefined;
  isNow: boolean;
  asOf: string;
}

export function StepLine({ step, at, isNow, asOf }: StepLineProps) {
  const [event] = step.events;
  if (step.kind === 'rest') return <Rest step={step} asOf={asOf} />;
  if (step.kind === 'quiet') return <Quiet step={step} />;
  if (!event) return null;
  return (
    <li
      className={classNames(styles.step, isNow && styles.now)}
      aria-current={isNow ? 'step' : undefined}
      id={at && `stop-${at.number}`}
    >
      <span className={styles.disc}>
        {at ? (
          <b>
            <VisuallyHidden>{journeyStrings.stop(at.number)}</VisuallyHidden>
            <span aria-hidden="true">{at.number}</span>
          </b>
        ) : (
          <Icon name={HISTORY_ICONS[event.type]} />
        )}
      </span>
      <div className={styles.text}>
        <Head label={labelOf(event)} moment={event.created_at} />
        <Body event={event} at={at} />
      </div>
    </li>
  );
}

/** Only what is used up for another item has one in its creation. */
function labelOf({ type, item }: JourneyEvent): string {
  return type === 'itemcreated' && item ? journeyStrings.usedUp : HISTORY_LABELS[type];
}

function Head({ label, moment }: { label: string; moment: string }) {
  return (
    <p className={styles.head}>
      <strong>{label}</strong>
      <time dateTime={moment}>{formatMoment(moment)}</time>
    </p>
  );
}

function Body({ event: { place, player, item }, at }: { event: JourneyEvent; at: JourneyStop | undefined }) {
  return (
    <>
      {(place || player) && (
        <p className={styles.body}>
          {place && (
            <>
              {journeyStrings.at} <Link to={placeHref(place.id)}>{place.name}</Link>
              {journeyStrings.in(place.city)}
            </>
          )}
          {player && (
            <>
              {journeyStrings.from} <Link to={playerHref(player.id)}>{player.name}</Link>
            </>
          )}
          {at?.way && <span className={styles.way}>{wayWords(at)}</span>}
        </p>
      )}
      {item && (
        <span className={styles.item}>
          <ItemPlate
            size="thumb"
            name={item.name}
            number={item.number}
            art={{ ...itemArt(item, null, 100), alt: '' }}
            hue={item.hue}
            href={numberHref(item.item_type_id, item.number)}
          />
        </span>
      )}
    </>
  );
}

function Quiet({ step: { events, from, to } }: { step: JourneyStep }) {
  return (
    <li className={classNames(styles.step, styles.quiet)}>
      <span className={styles.disc} />
      <details className={styles.text}>
        <summary>{journeyStrings.quietSteps(events.length)}</summary>
        <p className={styles.body}>
          {journeyStrings.quietText(
            events.map(({ type }) => HISTORY_LABELS[type]),
            formatDate(from),
            formatDate(to ?? from),
          )}
        </p>
      </details>
    </li>
  );
}

function Rest({ step: { from, to }, asOf }: { step: JourneyStep; asOf: string }) {
  const span = spanOf(from, to ?? asOf);
  return (
    <li className={classNames(styles.step, styles.rest)}>
      <span className={styles.disc}>
        <LineIcon path="M5 8h6l-6 8h6M15 5h4l-4 5h4" />
      </span>
      <p className={classNames(styles.text, styles.head)}>
        <strong>{journeyStrings.rested}</strong>
        <span>{to === null ? journeyStrings.soFar(span) : span}</span>
      </p>
    </li>
  );
}
