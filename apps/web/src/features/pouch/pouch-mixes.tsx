import type { PossibleMix, readOwnPouch } from '@wallabee/contract/pouch/own-pouch';
import type { ResponseOf } from '@wallabee/contract/protocol/endpoint';
import { useState } from 'react';
import { ActionButton } from '../../game-ui/actions/action-button.tsx';
import { itemWords } from '../../game-ui/actions/action-words.ts';
import { PlateArt } from '../../game-ui/plate-art.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { QueryView } from '../../platform/queries/query-view.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { ListSkeleton } from '../../ui/feedback/skeletons.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { Icon } from '../../ui/icon.tsx';
import type { OwnPouchItem } from './own-pouch.ts';
import styles from './pouch-mixes.module.css';
import { mixStrings as strings } from './pouch-mixes.strings.ts';

type OwnPouch = ResponseOf<typeof readOwnPouch>;

interface PouchMixesProps {
  query: Parameters<typeof QueryView<OwnPouch>>[0]['query'];
  items: readonly OwnPouchItem[];
}

/** Folded, and of one height while it loads, so that the shelf below does not shift. */
export function PouchMixes({ query, items }: PouchMixesProps) {
  const count = query.data?.mixes.length;
  return (
    <details className={styles.mixes}>
      <summary>
        <Icon name="mix" />
        {strings.heading}
        {count !== undefined && <span className={styles.count}>{strings.count(formatNumber(count))}</span>}
        <Icon name="chevronDown" className={styles.fold} />
      </summary>
      <QueryView query={query} skeleton={<ListSkeleton rows={2} />} failed={strings.failed}>
        {({ mixes }) =>
          mixes.length === 0 ? <p>{strings.none}</p> : <MixList mixes={mixes} items={items} />
        }
      </QueryView>
    </details>
  );
}

const MIXES_SHOWN = 6;

function MixList({ mixes, items }: { mixes: readonly PossibleMix[]; items: readonly OwnPouchItem[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? mixes : mixes.slice(0, MIXES_SHOWN);
  return (
    <>
      <ul className={styles.list}>
        {shown.map((mix) => (
          <Mix key={mix.item.item_type_id} mix={mix} items={items} />
        ))}
      </ul>
      {shown.length < mixes.length && (
        <Button look="line" isSmall onClick={() => setWhole(true)}>
          {strings.all(formatNumber(mixes.length))}
        </Button>
      )}
    </>
  );
}

function Mix({ mix, items }: { mix: PossibleMix; items: readonly OwnPouchItem[] }) {
  const { item } = mix;
  const first = items.find(({ item_id }) => item_id === mix.first_id);
  const second = items.find(({ item_id }) => item_id === mix.second_id);
  // The two answers may be of different moments.
  if (!first || !second) return null;
  const art = artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 100);
  return (
    <li>
      <PlateArt art={{ ...art, alt: '' }} hue={item.hue} size="thumb" pixels={56} isFaded={item.retired} />
      <span className={styles.text}>
        <Link to={`/tools/item/${item.item_type_id}`} isPrefetched={false}>
          {item.name}
        </Link>
        {mix.is_missing && <b>{strings.missing}</b>}
        <span>{strings.from(itemWords(first), itemWords(second))}</span>
        <span className={mix.uses_spares ? styles.spares : undefined}>
          {mix.uses_spares ? strings.spares : strings.notSpares}
        </span>
      </span>
      <ActionButton action={{ action: 'mix', item, parts: [first, second], isPart: !mix.is_missing }} />
    </li>
  );
}
