import type { JourneyFigures as Figures } from '@wallabee/contract/items/journey';
import { spanWords } from '@wallabee/game/journey/span';
import { formatDistance } from '../../../ui/format-distance.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { journeyStrings } from './journey.strings.ts';
import styles from './journey-figures.module.css';

interface JourneyFiguresProps {
  figures: Figures;
  asOf: string;
}

/** A line of figures between two rules, as on a specimen label. */
export function JourneyFigures({
  figures: { from, to, hands, kilometres, longest_rest: rest },
  asOf,
}: JourneyFiguresProps) {
  return (
    <dl className={styles.figures}>
      <Figure
        term={to === null ? journeyStrings.age : journeyStrings.lived}
        value={spanOf(from, to ?? asOf)}
      />
      <Figure term={journeyStrings.hands} value={formatNumber(hands)} />
      <Figure
        term={journeyStrings.travelled}
        value={kilometres > 0 ? formatDistance(kilometres * 1_000) : journeyStrings.notYet}
      />
      <Figure
        term={journeyStrings.longestRest}
        value={rest ? spanOf(rest.from, rest.to ?? asOf) : journeyStrings.noRest}
        note={
          (rest?.player && journeyStrings.withPlayer(rest.player.name)) ??
          (rest?.place && journeyStrings.atPlace(rest.place.name))
        }
      />
    </dl>
  );
}

function Figure({ term, value, note }: { term: string; value: string; note?: string | null | undefined }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {value}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}

export function spanOf(from: string, to: string): string {
  return spanWords(Date.parse(from), Date.parse(to));
}
