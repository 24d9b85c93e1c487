import type { CarriedItem, PossibleMix, readOwnPouch } from '@wallabee/contract/pouch/own-pouch';
import type { ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { possibleMixes } from '@wallabee/game/mixing/possible-mixes';
import { whyNotIssued } from '@wallabee/game/rules/item-checks';
import { toTypeFacts } from '@wallabee/game/state/type-facts';
import { isSpare } from '@wallabee/game/swaps/offers';
import type { z } from 'zod';
import type { Db } from '../../platform/db/db.ts';
import { type Catalogue, type CatalogueHolder, perCatalogue } from '../catalogue/catalogue.public.ts';
import { type IssuedNumbers, itemTypeViews } from '../items/items.public.ts';
import { listSavedNumbers } from '../search/search.public.ts';
import { listOwnItems, type OwnItem } from './pouch.queries.ts';

export interface OwnPouchServices {
  catalogue: CatalogueHolder;
  numbers: Pick<IssuedNumbers, 'of'>;
  apiUrl: string;
  now: () => Date;
}

type OwnPouch = z.infer<typeof readOwnPouch.response>;

export function createOwnPouches({ catalogue, numbers, apiUrl, now }: OwnPouchServices) {
  const views = perCatalogue(catalogue, (current) => itemTypeViews(current, apiUrl));
  const mixedTypes = perCatalogue(catalogue, toMixedTypes);

  function mixesOf(items: readonly OwnItem[], saved: ReadonlyMap<ItemTypeId, number>): PossibleMix[] {
    const [{ items: types }, at] = [catalogue.current(), now().getTime()];
    const made = mixedTypes().filter(
      (type) => whyNotIssued(type, { issued: numbers.of(type.id), now: at }) === null,
    );
    return possibleMixes({ free: items.filter(isFree), types: made, saved }).flatMap(
      ({ item_type_id, ...mix }) => {
        const type = types.get(item_type_id);
        return type ? [{ item: views().card(type), ...mix }] : [];
      },
    );
  }

  return {
    async read(db: Db, player: PlayerId): Promise<OwnPouch> {
      const [items, savedNumbers] = await Promise.all([
        listOwnItems(db, player),
        listSavedNumbers(db, [player]),
      ]);
      const saved = savedNumbers.get(player) ?? new Map<ItemTypeId, number>();
      return { items: items.map((item) => toCarried(item, saved)), mixes: mixesOf(items, saved) };
    },
  };
}

function toMixedTypes({ items }: Catalogue) {
  return [...items.values()]
    .filter(({ formulas, mix_exception }) => formulas.length > 0 || mix_exception !== null)
    .map((item) => ({ ...toTypeFacts(item, item.is_retired ? 0 : null), name: item.name }));
}

function isFree({ is_locked, is_withheld, price }: OwnItem): boolean {
  return !is_locked && !is_withheld && price === null;
}

function toCarried(item: OwnItem, saved: ReadonlyMap<ItemTypeId, number>): CarriedItem {
  const { item_id, number, is_locked, is_withheld, price } = item;
  const savedNumber = saved.get(item.item_type_id);
  return {
    item_id,
    saved_number: savedNumber ?? null,
    is_spare: isSpare(number, savedNumber),
    is_locked,
    is_withheld,
    price,
  };
}
