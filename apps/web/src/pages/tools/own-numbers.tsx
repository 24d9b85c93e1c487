import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { HeldNumbers } from '../../features/held-items/held-numbers.tsx';
import { useHeldItems } from '../../features/held-items/use-held-items.ts';

/** Only players who are logged in load it. */
export function OwnNumbers({ item }: { item: ItemTypeDetail }) {
  const held = useHeldItems(item.set_id);
  return <HeldNumbers items={held && (held.get(item.item_type_id) ?? [])} />;
}
