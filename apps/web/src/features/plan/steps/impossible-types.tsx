import type { ImpossibleType } from '@wallabee/contract/plan/plan';
import { type ReactNode, useId } from 'react';
import { TypeArt } from '../../../game-ui/type-art.tsx';
import { WayTag } from '../../../game-ui/way-tag.tsx';
import { effortWords } from '../../../game-ui/way-words.ts';
import { artOf } from '../../../platform/pages/art.ts';
import { Link } from '../../../ui/controls/link.tsx';
import { stepStrings as strings } from '../plan.strings.ts';
import { inWords } from '../plan-words.ts';
import styles from './step-phases.module.css';

/** The alert about an item type belongs to the alerts. */
export type TellMeOf = (itemName: string) => ReactNode;

interface ImpossibleTypesProps {
  types: readonly ImpossibleType[];
  tellMe: TellMeOf;
}

/** What no plan reaches comes last, with its reason. */
export function ImpossibleTypes({ types, tellMe }: ImpossibleTypesProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <header className={styles.heading}>
        <h2 id={id}>{strings.impossible}</h2>
        <span>{strings.impossibleMeta(inWords(types.length), types.length === 1)}</span>
      </header>
      <ul className={styles.impossible}>
        {types.map((type) => (
          <Impossible key={type.item_type_id} type={type} tellMe={tellMe} />
        ))}
      </ul>
    </section>
  );
}

interface ImpossibleProps {
  type: ImpossibleType;
  tellMe: TellMeOf;
}

function Impossible({ type: { item, why, reason, others }, tellMe }: ImpossibleProps) {
  const chances = others.filter(({ words }) => !why.includes(words));
  return (
    <li>
      <TypeArt
        art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100)}
        hue={item.hue}
        isGap
      />
      <div className={styles.what}>
        <h3>
          <Link to={`/tools/item/${item.item_type_id}`} isPrefetched={false}>
            {item.name}
          </Link>
        </h3>
        <WayTag kind="none" />
        <p>{why}</p>
        {chances.length > 0 && (
          <>
            <p>{strings.mayBring}</p>
            <ul>
              {chances.map((way) => (
                <li key={way.key}>
                  <WayTag kind={way.kind} isFar={way.is_far} />
                  {way.words}
                  {way.is_far && <b>{effortWords(way)}</b>}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {reason !== 'undiscovered' && <div className={styles.tell}>{tellMe(item.name)}</div>}
    </li>
  );
}
