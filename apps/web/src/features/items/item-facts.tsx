import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { ReactNode } from 'react';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { classNames } from '../../ui/class-names.ts';
import { Link } from '../../ui/controls/link.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { formatNumber } from '../../ui/format-number.ts';
import styles from './item-facts.module.css';
import { setHref, subsetHref } from './item-links.ts';
import { itemStrings } from './items.strings.ts';

export function ItemFacts({ item, tags }: { item: ItemTypeDetail; tags: ReactNode }) {
  return (
    <dl className={styles.facts}>
      <Fact term={itemStrings.totalIssued}>
        {formatNumber(item.total_issued)}
        {item.one_of_a_kind && <Tag kind="line">{itemStrings.oneOfAKind}</Tag>}
      </Fact>
      <Fact term={itemStrings.released}>
        {item.release_date ? (
          <time dateTime={item.release_date}>{formatDate(item.release_date)}</time>
        ) : (
          itemStrings.unreleased
        )}
      </Fact>
      <SetFact item={item} />
      <Fact term={itemStrings.howToGet} className={styles.ways}>
        {tags}
      </Fact>
      {item.designer && (
        <Fact term={itemStrings.designedBy} className={styles.designer}>
          {item.designer}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  term: string;
  className?: string | undefined;
  children: ReactNode;
}

function Fact({ term, className, children }: FactProps) {
  return (
    <div className={classNames(styles.fact, className)}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function SetFact({ item }: { item: ItemTypeDetail }) {
  const { set_id, set_name, set_image_key, subset_id, subset_name } = item;
  return (
    <div className={classNames(styles.fact, styles.set)}>
      <dt>{itemStrings.set}</dt>
      <dd>
        <span className={styles.icon}>
          <PlateArt
            art={artOf({ kind: 'set', id: set_id }, set_image_key, 50)}
            size="thumb"
            pixels={48}
            isEager
          />
        </span>
        <Link to={setHref(set_id)}>{set_name}</Link>
        {subset_id !== null && (
          <Link className={styles.subset} to={subsetHref(set_id, subset_id)}>
            {subset_name}
          </Link>
        )}
      </dd>
    </div>
  );
}
