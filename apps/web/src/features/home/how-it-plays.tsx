import { useId } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import visibility from '../../platform/session/visibility.module.css';
import { classNames } from '../../ui/class-names.ts';
import type { CombCell } from './comb-cells.ts';
import { homeStrings as strings } from './home.strings.ts';
import styles from './strips.module.css';

/** How the game works, in four steps, for visitors. Its art is on the page already. */
export function HowItPlays({ cells }: { cells: readonly (CombCell | null)[] }) {
  const headingId = useId();
  return (
    <section className={classNames(styles.steps, visibility.loggedOut)} aria-labelledby={headingId}>
      <h2 id={headingId}>{strings.howItPlays}</h2>
      <ol>
        {strings.steps.map(({ cell, name, text }) => (
          <li key={name}>
            <StepArt cell={cells[cell] ?? null} />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function StepArt({ cell }: { cell: CombCell | null }) {
  if (!cell) return null;
  const { id, hue, image_key } = cell;
  return <PlateArt art={artOf({ kind: 'item', id }, image_key, 100)} hue={hue} size="thumb" pixels={56} />;
}
