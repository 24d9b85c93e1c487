import type { ListedNumber } from '@wallabee/contract/search/search-results';
import { type ReactNode, useRef } from 'react';
import { formatNumber } from '../../ui/format-number.ts';
import { CardFrame } from './card/card-frame.tsx';
import { NumberCard, type WallType } from './card/number-card.tsx';
import { CombDefs } from './comb/comb-defs.tsx';
import { columnsOf } from './comb/comb-layout.ts';
import { DenseBand } from './comb/dense-band.tsx';
import { SmallBand } from './comb/small-band.tsx';
import { useChosenInView } from './comb/use-chosen-in-view.ts';
import { useColumns } from './comb/use-columns.ts';
import { cellIn, useRoving } from './comb/use-roving.ts';
import type { BandView, WallView } from './comb/wall-view.ts';
import { wallStrings } from './number-wall.strings.ts';
import { stateOf } from './sieve/sieve.ts';
import type { WallFilters } from './sieve/wall-filters.ts';
import styles from './wall.module.css';

interface WallProps {
  type: WallType;
  total: number;
  bands: readonly BandView[];
  marks: WallFilters['marks'];
  chosen: number | null;
  thisYear: number;
  known: readonly ListedNumber[];
  /** The past day that is shown. */
  at: string | null;
  /** The key of the states, and the tabs of a wall with one class at a time. */
  children: ReactNode;
  onChoose: (number: number | null) => void;
}

export function Wall(props: WallProps) {
  const { type, total, bands, marks, chosen, thisYear, known, at, children, onChoose } = props;
  const wall = useRef<HTMLDivElement>(null);
  const columns = useColumns(marks);
  const { active, digits, press, choose } = useRoving({
    wall,
    bands: bands.map(({ band }) => band),
    total,
    columns,
    chosen,
    onChoose,
  });
  useChosenInView(wall, columns === null ? null : chosen);
  const itemTypeId = type.item_type_id;
  const hasLetters = marks === 'letters';
  const view: WallView = { itemTypeId, active, chosen, hasLetters, onChoose: choose };
  const close = () => {
    if (chosen !== null) cellIn(wall.current, chosen)?.focus();
    onChoose(null);
  };
  const small = bands.filter(({ band }) => isSmall(band.prestige));
  return (
    <div ref={wall} className={styles.box}>
      <CombDefs />
      <div className={styles.case}>
        {children}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form. */}
        <div
          className={styles.bands}
          role="group"
          aria-label={wallStrings.wall(formatNumber(total))}
          onKeyDown={press}
        >
          {small.length > 0 && (
            <div className={styles.top}>
              {small.map((some) => (
                <SmallBand key={some.band.first} {...some} view={view} />
              ))}
            </div>
          )}
          {bands
            .filter(({ band }) => !isSmall(band.prestige))
            .map((some, place) => (
              <DenseBand
                key={some.band.first}
                {...some}
                view={view}
                columns={columns && columnsOf(some.band, columns)}
                isRuled={place === 0}
              />
            ))}
        </div>
        <Digits digits={digits} />
      </div>
      <CardFrame
        wall={wall}
        number={chosen}
        label={chosen === null ? undefined : wallStrings.card(formatNumber(chosen))}
      >
        {chosen !== null && (
          <NumberCard
            {...{ type, total, thisYear, known, at }}
            number={chosen}
            state={stateIn(bands, chosen)}
            onChoose={onChoose}
            onClose={close}
          />
        )}
      </CardFrame>
    </div>
  );
}

/** What is being typed to jump to a number. Always there, because only changes are announced. */
function Digits({ digits }: { digits: string }) {
  return (
    <p className={digits === '' ? styles.noDigits : styles.digits} role="status">
      {digits !== '' && wallStrings.goTo(formatNumber(Number(digits)))}
    </p>
  );
}

function isSmall(prestige: string): boolean {
  return prestige === 'sd' || prestige === 'dd';
}

function stateIn(bands: readonly BandView[], number: number) {
  const view = bands.find(({ band }) => number >= band.first && number <= band.last);
  return view?.letters ? stateOf(view.letters, number) : null;
}
