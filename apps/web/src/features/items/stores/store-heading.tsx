import type { StoreWithItems } from '@wallabee/contract/items/stores';
import { PlateArt } from '../../../game-ui/plate-art.tsx';
import { artOf } from '../../../platform/pages/art.ts';
import { formatNumber } from '../../../ui/format-number.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { StatList } from '../../../ui/layout/stat-list.tsx';
import { storeStrings as strings } from './stores.strings.ts';

export function StoreHeading({ store }: { store: StoreWithItems }) {
  const { id, name, description, hue, image_key, items } = store;
  return (
    <PageHeader
      heading={name}
      back={{ href: '/tools/sets', label: strings.back }}
      lead={description}
      art={
        <PlateArt
          art={artOf({ kind: 'store', id }, image_key, 200)}
          hue={hue}
          size="shelf"
          pixels={208}
          isEager
        />
      }
      stats={
        <StatList
          stats={[
            { term: strings.items, value: formatNumber(items.length) },
            { term: strings.currency, value: strings.honeycombs },
          ]}
        />
      }
    />
  );
}
