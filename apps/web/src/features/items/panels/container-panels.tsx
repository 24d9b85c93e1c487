import type { ItemTypeDetail } from '@wallabee/contract/items/item-type';
import { Panel } from '../../../ui/layout/panel.tsx';
import { itemStrings } from '../items.strings.ts';
import { PlateGrid } from './plate-grid.tsx';

export function ContainerPanels({ item }: { item: ItemTypeDetail }) {
  return (
    <>
      <PlatePanel heading={itemStrings.contains} ids={item.contains_items} related={item.related} />
      <PlatePanel heading={itemStrings.foundInside} ids={item.found_in} related={item.related} />
    </>
  );
}

interface PlatePanelProps {
  heading: string;
  ids: readonly number[];
  related: ItemTypeDetail['related'];
}

function PlatePanel({ heading, ids, related }: PlatePanelProps) {
  if (ids.length === 0) return null;
  return (
    <Panel heading={heading}>
      <PlateGrid items={ids.flatMap((id) => related[id] ?? [])} />
    </Panel>
  );
}
