import type { NearSet, SetGap } from '@wallabee/contract/plan/plan';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { TypeArt } from '../../game-ui/type-art.tsx';
import { WayTag } from '../../game-ui/way-tag.tsx';
import { shortWay } from '../../game-ui/way-words.ts';
import { artOf } from '../../platform/pages/art.ts';
import { Link } from '../../ui/controls/link.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { hueAttribute } from '../../ui/hue.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { shelfStrings as strings } from './hive.strings.ts';
import styles from './nearly-finished.module.css';
import { EmptyShelf, ShelfSection } from './shelf-section.tsx';

export function NearlyFinished({ sets, username }: { sets: readonly NearSet[]; username: string }) {
  const all = `/u/${encodeURIComponent(username)}/sets?sort=nearest` as const;
  return (
    <ShelfSection heading={strings.nearly} more={{ href: all, label: strings.allSets }}>
      {sets.length === 0 ? (
        <EmptyShelf text={strings.noSets} />
      ) : (
        <ul className={styles.sets}>
          {sets.map((set) => (
            <li key={set.id} {...hueAttribute(set.hue)}>
              <NearlySet set={set} />
            </li>
          ))}
        </ul>
      )}
    </ShelfSection>
  );
}

function NearlySet({ set }: { set: NearSet }) {
  const { id, name, hue, image_key, found, size, gaps } = set;
  return (
    <>
      <div className={styles.which}>
        <PlateArt art={artOf({ kind: 'set', id }, image_key, 100)} hue={hue} size="thumb" pixels={64} />
        <div className={styles.body}>
          <h3>
            <Link to={`/plan/${id}`}>{name}</Link>
          </h3>
          <span className={styles.progress}>
            <meter value={found} max={Math.max(size, 1)} aria-label={strings.completion(name)} />
            <b>{strings.ofAll(formatNumber(found), formatNumber(size))}</b>
          </span>
          <Link className={styles.plan} to={`/plan/${id}`}>
            {gaps.length > 0 ? strings.plan(gaps.length) : strings.planMany(formatNumber(size - found))}
            <VisuallyHidden>{strings.ofSet(name)}</VisuallyHidden>
          </Link>
        </div>
      </div>
      {gaps.length > 0 && (
        <ul className={styles.gaps}>
          {gaps.map((gap) => (
            <li key={gap.item.item_type_id}>
              <Gap gap={gap} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Gap({ gap: { item, way } }: { gap: SetGap }) {
  return (
    <Link className={styles.gap} to={`/tools/item/${item.item_type_id}`}>
      <TypeArt
        art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 50)}
        hue={item.hue}
        size="row"
        isGap
      />
      <span className={styles.text}>
        <b>{item.name}</b>
        <WayTag kind={way.kind} isFar={way.is_far} />
        <span>{shortWay(way)}</span>
      </span>
    </Link>
  );
}
