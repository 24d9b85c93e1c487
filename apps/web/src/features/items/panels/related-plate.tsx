import type { ItemTypeCard } from '@wallabee/contract/items/item-type';
import { isUndiscovered } from '@wallabee/contract/sets/set-rules';
import { ItemPlate, UndiscoveredPlate } from '../../../game-ui/item-plate.tsx';
import { itemArt, itemTypeHref } from '../item-links.ts';

export function RelatedPlate({ item, isHere }: { item: ItemTypeCard | undefined; isHere?: boolean }) {
  if (!item || isUndiscovered(item)) return <UndiscoveredPlate shape={item?.item_type_id} hue={item?.hue} />;
  return (
    <ItemPlate
      size="mini"
      name={item.name}
      art={itemArt(item, null, 100)}
      hue={item.hue}
      href={isHere ? undefined : itemTypeHref(item.item_type_id)}
      isRetired={item.retired}
      isResult={isHere}
    />
  );
}
