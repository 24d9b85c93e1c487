import type { JourneyStop } from '@wallabee/contract/items/journey';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { formatDate } from '../../../../ui/format-date.ts';
import { formatDistance } from '../../../../ui/format-distance.ts';
import { Icon } from '../../../../ui/icon.tsx';
import { journeyStrings } from '../journey.strings.ts';
import { spanOf } from '../journey-figures.tsx';
import type { StopInView } from '../journey-stop.ts';
import styles from './stop-steps.module.css';

interface StopStepsProps {
  stops: readonly JourneyStop[];
  view: StopInView;
}

export function StopSteps({ stops, view }: StopStepsProps) {
  const current = stops[view.stop - 1];
  const before = stops[view.stop - 2];
  if (!current) return null;
  const { place, from } = current;
  return (
    <div className={styles.steps}>
      <StepLink to={view.stop - 1} view={view} rel="prev">
        <Icon name="arrowLeft" />
        <span>{journeyStrings.previous}</span>
      </StepLink>
      <div className={styles.where} aria-live="polite">
        <p className={styles.meta}>{journeyStrings.stopOf(view.stop, stops.length, formatDate(from))}</p>
        <p className={styles.here}>{journeyStrings.placeIn(place.name, place.city)}</p>
        <p className={styles.meta}>{wayTo(current, before)}</p>
      </div>
      <StepLink to={view.stop + 1} view={view} rel="next">
        <span>{journeyStrings.next}</span>
        <Icon name="arrowRight" />
      </StepLink>
    </div>
  );
}

function wayTo(stop: JourneyStop, before: JourneyStop | undefined): string {
  if (!before || stop.kilometres === null) return journeyStrings.firstStop;
  const span = spanOf(before.from, stop.from);
  if (before.place.id === stop.place.id) return journeyStrings.samePlace(span);
  const origin = before.place.city === stop.place.city ? before.place.name : before.place.city;
  return journeyStrings.fromBefore(formatDistance(stop.kilometres * 1_000), origin, span);
}

interface StepLinkProps {
  to: number;
  view: StopInView;
  rel: 'prev' | 'next';
  children: ReactNode;
}

/** At the ends it stays a link, so that the focus is not lost. */
function StepLink({ to, view, rel, children }: StepLinkProps) {
  const isEnd = to < 1 || to > view.count;
  return (
    <ButtonLink
      className={styles.step}
      look="line"
      to={view.hrefOf(to)}
      rel={rel}
      aria-disabled={isEnd || undefined}
      onClick={isEnd ? (event) => event.preventDefault() : undefined}
      isPrefetched={false}
      preventScrollReset
      replace
    >
      {children}
    </ButtonLink>
  );
}
