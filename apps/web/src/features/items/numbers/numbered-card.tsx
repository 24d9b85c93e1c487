import type { Item } from '@wallabee/contract/items/item';
import type { NumberBrowsing } from '@wallabee/contract/items/item-rules';
import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import type { WhereaboutsPart } from '@wallabee/contract/items/whereabouts';
import type { ReactNode } from 'react';
import { ItemPlate } from '../../../game-ui/item-plate.tsx';
import { NumberChip } from '../../../game-ui/number-chip.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { ButtonRow } from '../../../ui/controls/button-row.tsx';
import { Link } from '../../../ui/controls/link.tsx';
import { formatDate } from '../../../ui/format-date.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BackLink } from '../../../ui/layout/page-header.tsx';
import { StatList } from '../../../ui/layout/stat-list.tsx';
import {
  genericArt,
  historyHref,
  itemArt,
  itemTypeHref,
  numbersHref,
  posterHref,
  setHref,
} from '../item-links.ts';
import { numberStrings } from '../items.strings.ts';
import { LargeArt } from '../large-art.tsx';
import { NumberBrowser } from './number-browser.tsx';
import { NumberFinder } from './number-finder.tsx';
import styles from './numbered-card.module.css';
import { WhereaboutsLine } from './whereabouts-line.tsx';

export type NumberedType = Pick<
  ItemTypeDetail,
  'item_type_id' | 'name' | 'set_id' | 'set_name' | 'hue' | 'total_issued'
>;

interface NumberedCardProps {
  type: NumberedType;
  number: number;
  /** Null if this number does not exist yet. */
  item: Item | null;
  whereabouts: WhereaboutsPart[];
  browsing: NumberBrowsing;
  actions?: ReactNode;
  /** Whether its history verifies. */
  seal?: ReactNode;
}

export function NumberedCard({
  type,
  number,
  item,
  whereabouts,
  browsing,
  actions,
  seal,
}: NumberedCardProps) {
  const title = numberStrings.title(type.name, formatNumber(number));
  return (
    <>
      <BackLink href={itemTypeHref(type.item_type_id)} label={numberStrings.backTo(type.name)} />
      <article className={styles.card}>
        <div className={styles.picture}>
          {item ? <Picture item={item} title={title} /> : <NoPicture title={title} />}
          {item && (
            <span className={styles.chip}>
              <NumberChip number={number} />
            </span>
          )}
        </div>
        <div className={styles.text}>
          <h1>{title}</h1>
          <p className={styles.where}>
            <WhereaboutsLine parts={whereabouts} />
          </p>
          {item ? <Facts item={item} /> : <LastIssued type={type} />}
          {item && (
            <ButtonRow>
              <ButtonLink to={`${historyHref(item.item_id)}#history`}>{numberStrings.viewHistory}</ButtonLink>
              <ButtonLink look="line" to={historyHref(item.item_id)}>
                {numberStrings.itsLife}
              </ButtonLink>
              {actions}
            </ButtonRow>
          )}
          {seal}
        </div>
        <div className={styles.ways}>
          <NumberBrowser itemTypeId={type.item_type_id} browsing={browsing} />
          <NumberFinder key={number} itemTypeId={type.item_type_id} totalIssued={type.total_issued} />
          {type.total_issued > 0 && (
            <Link className={styles.every} to={numbersHref(type.item_type_id, item ? number : undefined)}>
              {numberStrings.everyNumber}
              <Icon name="arrowRight" />
            </Link>
          )}
        </div>
      </article>
    </>
  );
}

function Picture({ item, title }: { item: Item; title: string }) {
  return (
    <LargeArt
      name={title}
      art={itemArt(item, item.variant_id, 400)}
      poster={posterHref(item, item.variant_id)}
      hue={item.hue}
      number={item.number}
      isRetired={item.retired}
    />
  );
}

function NoPicture({ title }: { title: string }) {
  return <ItemPlate name={title} art={{ ...genericArt, alt: '' }} size="large" isEager />;
}

function Facts({ item }: { item: Item }) {
  const stats: { term: string; value: ReactNode }[] = [
    {
      term: numberStrings.created,
      value: <time dateTime={item.created_at}>{formatDate(item.created_at)}</time>,
    },
    {
      term: numberStrings.set,
      value: <Link to={setHref(item.set_id)}>{item.set_name}</Link>,
    },
  ];
  if (item.variant_name) stats.unshift({ term: numberStrings.variant, value: item.variant_name });
  return <StatList stats={stats} />;
}

function LastIssued({ type }: { type: NumberedType }) {
  const last = formatNumber(type.total_issued);
  return (
    <p className={styles.hint}>
      {type.total_issued > 0 ? numberStrings.lastIssued(last) : numberStrings.noneIssued}
    </p>
  );
}
