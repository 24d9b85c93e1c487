import { type Item, readNumberedItem } from '@wallabee/contract/items/item';
import { numberBrowsing } from '@wallabee/contract/items/item-rules';
import { type ItemTypeDetail, readItemType } from '@wallabee/contract/items/item-type';
import { whereabouts, whereaboutsParts } from '@wallabee/contract/items/whereabouts';
import { readSeal } from '@wallabee/contract/provenance/seal';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { data } from 'react-router';
import { TellMe } from '../../features/alerts/tell-me.tsx';
import { describeNumber } from '../../features/items/item-description.server.ts';
import { itemStrings, numberStrings } from '../../features/items/items.strings.ts';
import { NumberedCard } from '../../features/items/numbers/numbered-card.tsx';
import { offlineNumber } from '../../features/items/numbers/offline-number.server.ts';
import { UndiscoveredView } from '../../features/items/numbers/undiscovered-view.tsx';
import { SealLine } from '../../features/provenance/seal-line.tsx';
import { describePage } from '../../platform/head/page-description.ts';
import { find, findOrNull, load, unlessOffline } from '../../platform/pages/load.ts';
import { PageMeta } from '../../platform/pages/page-meta.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { PageLayout } from '../../ui/layout/page-layout.tsx';
import type { Route } from './+types/number-page.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  if (!/^-?\d{1,15}$/.test(params.number)) throw data(null, { status: 404 });
  const number = Number(params.number);
  const [type, found] = await Promise.all([
    load(context, readItemType, { params: { itemTypeId: params.itemId } }),
    findNumbered(context, params.itemId, number),
  ]);
  if (found === null) return offlineNumber(asCard(type), number);
  const { item } = found;
  // The 404 status hides undiscovered items from search engines; players see the page.
  const shown = isUndiscovered(type) ? null : item;
  if (shown) describePage(context, () => describeNumber(shown));
  const seal = shown && (await findOrNull(context, readSeal, { params: { itemId: `${shown.item_id}` } }));
  const page = {
    type: asCard(type),
    number,
    item,
    seal: seal && { state: seal.state },
    // The rules run on the server, so that the browser does not load them.
    whereabouts: whereaboutsParts(item),
    description: whereabouts(item),
    browsing: numberBrowsing(number, type.total_issued),
  };
  return shown ? page : data(page, { status: 404 });
}

/** Null without a network. */
async function findNumbered(context: Route.LoaderArgs['context'], itemTypeId: string, number: number) {
  const params = { itemTypeId, number: `${number}` };
  return unlessOffline(find(context, readNumberedItem, { params }).then((item) => ({ item })));
}

export default function NumberPage({ loaderData }: Route.ComponentProps) {
  const { description, seal, ...card } = loaderData;
  const { type, number } = card;

  if (isUndiscovered(type)) {
    return (
      <PageLayout hue={type.hue}>
        <PageMeta title={itemStrings.pageTitle(itemStrings.undiscovered)} />
        <UndiscoveredView item={type} />
      </PageLayout>
    );
  }
  return (
    <PageLayout hue={type.hue}>
      <PageMeta
        title={itemStrings.pageTitle(numberStrings.title(type.name, formatNumber(number)))}
        description={description}
      />
      <NumberedCard
        {...card}
        seal={seal && <SealLine state={seal.state} />}
        actions={
          card.item && canMove(card.item) && <TellMe alert={{ of: 'number', about_id: card.item.item_id }} />
        }
      />
    </PageLayout>
  );
}

function asCard({ item_type_id, name, set_id, set_name, hue, total_issued }: ItemTypeDetail) {
  return { item_type_id, name, set_id, set_name, hue, total_issued };
}

/** Nothing more happens to what was used up. */
function canMove({ location }: Item): boolean {
  return location !== 'mixed' && location !== 'destroyed';
}
