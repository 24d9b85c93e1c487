import {
  answerItemTypes,
  answerItemTypesByOldName,
  listItemTypes,
  listLatestItems,
} from '@wallabee/contract/items/item-type';
import type { ItemTypeId } from '@wallabee/contract/protocol/ids';
import { prepare } from '../../../platform/http/calls/prepared-answer.ts';
import { type ApiApp, answer } from '../../../platform/http/calls/route.ts';
import { found, notFound } from '../../../platform/problems.ts';
import { answersPerCatalogue, type CatalogueHolder, perCatalogue } from '../../catalogue/catalogue.public.ts';
import type { IssuedNumbers } from '../numbers/issued-numbers.ts';
import { itemTypeViews } from './item-types.views.ts';
import { latestItems } from './latest-items.ts';

interface ItemTypeOptions {
  catalogue: CatalogueHolder;
  numbers: IssuedNumbers;
  apiUrl: string;
  now: () => Date;
}

export function itemTypeRoutes({ catalogue, numbers, apiUrl, now }: ItemTypeOptions) {
  const views = perCatalogue(catalogue, (current) => itemTypeViews(current, apiUrl));
  const answers = answersPerCatalogue(catalogue, views);
  const slowVersion = createSlowVersion(numbers, now);
  const latest = perCatalogue(catalogue, latestItems);

  function answerOne(id: ItemTypeId) {
    const item = found(catalogue.current().items.get(id), 'item type');
    const issued = numbers.of(id);
    return answers(answerItemTypes, ({ detail }) => detail(item, issued), { id, version: issued });
  }

  function answerSeveral(ids: ItemTypeId[]) {
    const items = ids.flatMap((id) => catalogue.current().items.get(id) ?? []);
    if (items.length === 0) throw notFound('item type');
    const { detail } = views();
    return prepare(
      answerItemTypes,
      Object.fromEntries(items.map((item) => [item.id, detail(item, numbers.of(item.id))])),
    );
  }

  return async (app: ApiApp) => {
    for (const endpoint of [answerItemTypes, answerItemTypesByOldName]) {
      answer(app, endpoint, ({ params: { itemTypeIds } }) => {
        const [first, ...others] = itemTypeIds;
        return first !== undefined && others.length === 0 ? answerOne(first) : answerSeveral(itemTypeIds);
      });
    }

    answer(app, listItemTypes, () => {
      const items = [...catalogue.current().items.values()];
      return answers(listItemTypes, ({ type }) => items.map((item) => type(item, numbers.of(item.id))), {
        version: slowVersion(),
      });
    });

    answer(app, listLatestItems, () => {
      const items = latest().map((item) => ({ item, current_number: numbers.of(item.id) }));
      // Numbers only grow, so their sum changes whenever one of them does.
      const version = items.reduce((sum, { current_number }) => sum + current_number, 0);
      return answers(
        listLatestItems,
        ({ card }) => items.map(({ item, current_number }) => ({ ...card(item), current_number })),
        { version },
      );
    });
  };
}

/**
 * The version changes with a delay, because the list of all types is too large to serialise for every new
 * item.
 */
function createSlowVersion(numbers: IssuedNumbers, now: () => Date) {
  let seen = { version: numbers.version(), at: 0 };

  return () => {
    const at = now().getTime();
    if (numbers.version() !== seen.version && at - seen.at >= VERSION_DELAY_MS)
      seen = { version: numbers.version(), at };
    return seen.version;
  };
}

const VERSION_DELAY_MS = 5_000;
