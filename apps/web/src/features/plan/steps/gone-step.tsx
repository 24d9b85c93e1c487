import { use, useId } from 'react';
import { ActionsContext } from '../../../game-ui/actions/action-button.tsx';
import { itemWords } from '../../../game-ui/actions/action-words.ts';
import type { ActedType } from '../../../game-ui/actions/game-action.ts';
import { TypeArt } from '../../../game-ui/type-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { Cost } from '../cost.tsx';
import { stepStrings as strings } from '../plan.strings.ts';
import styles from './gone-step.module.css';
import phases from './step-phases.module.css';

/** A step that was refused because its item is gone, until the next action; the new plan has another way. */
export function GoneStep() {
  const { gone } = use(ActionsContext);
  const id = useId();
  if (!gone || (gone.action.action !== 'buy' && gone.action.action !== 'buy_on_market')) return null;
  const { item, cost, count = 1 } = { count: 1, ...gone.action };
  return (
    <section aria-labelledby={id}>
      <header className={phases.heading}>
        <h2 id={id}>{strings.gone}</h2>
        <span>{strings.goneMeta}</span>
      </header>
      <article className={styles.card}>
        <GoneArt item={item} />
        <div className={styles.what}>
          <h3>
            <del>{itemWords(item)}</del>
          </h3>
          <p>{gone.words}</p>
        </div>
        <del>
          <Cost honeycombs={cost * count} />
        </del>
      </article>
    </section>
  );
}

function GoneArt({ item: { item_type_id, image_key, hue } }: { item: ActedType }) {
  return <TypeArt art={artOf({ kind: 'item', id: item_type_id }, image_key, 100)} hue={hue} isGap />;
}
