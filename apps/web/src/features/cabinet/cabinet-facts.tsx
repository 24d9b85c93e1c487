import type { Cabinet } from '@wallabee/contract/cabinet/cabinet';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './cabinet.module.css';
import { cabinetStrings, inWords } from './cabinet.strings.ts';

export function CabinetFacts({ facts }: { facts: Cabinet['facts'] }) {
  const { saved, sets, cities, since } = cabinetStrings.facts;
  const shown = [
    { term: saved, value: formatNumber(facts.saved) },
    { term: sets, value: formatNumber(facts.sets_finished) },
    { term: cities, value: formatNumber(facts.cities) },
    { term: since, value: <time dateTime={facts.foraging_since}>{inWords(facts.foraging_since)}</time> },
  ];
  return (
    <dl className={styles.figures}>
      {shown.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
