import type { SetDetail, SetItem } from '@wallabee/contract/sets/set';
import {
  type AcquisitionTag,
  acquisitionTags,
  isUndiscovered,
  type SetGroup,
} from '@wallabee/contract/sets/set-rules';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ItemPlate, UndiscoveredPlate } from '../../game-ui/item-plate.tsx';
import { artOf } from '../../platform/pages/art.ts';
import { JumpLinks } from '../../ui/controls/jump-links.tsx';
import { Link } from '../../ui/controls/link.tsx';
import { Shelf } from '../../ui/layout/shelf.tsx';
import { ListWays } from '../../ui/lists/list-ways.tsx';
import { PlainLink } from '../../ui/lists/plain-list.tsx';
import { AcquisitionTags } from './acquisition-tags.tsx';
import { groupHeading, groupId } from './set-group-names.ts';
import styles from './set-groups.module.css';
import { subsetHref } from './set-links.ts';
import { setStrings } from './sets.strings.ts';

interface SetGroupsProps {
  set: SetDetail;
  groups: readonly SetGroup[];
  markOf?: ((itemTypeId: number) => ReactNode) | undefined;
}

export function SetGroups({ set, groups, markOf }: SetGroupsProps) {
  const { search } = useLocation();
  const isLong = set.items.length > ROWED_SHELF;
  const plates = (items: readonly SetItem[], isFirst: boolean) =>
    items.map((item, place) => (
      <SetPlate
        key={item.item_type_id}
        set={set}
        item={item}
        mark={markOf?.(item.item_type_id)}
        isEager={isFirst && place < ABOVE_THE_FOLD}
      />
    ));
  const look = { isDense: set.items.length > LONG_SHELF, isRowed: isLong };
  return (
    <>
      {isLong && (
        <ListWays>
          <JumpLinks label={setStrings.jump} jumps={groups.map(toJump)} />
          <PlainLink search={search} />
          <Legend set={set} />
        </ListWays>
      )}
      {groups.length < 2 ? (
        <Shelf label={set.name} {...look}>
          {plates(
            groups.flatMap(({ items }) => items),
            true,
          )}
        </Shelf>
      ) : (
        groups.map((group, place) => (
          <section key={groupId(group)} className={styles.group} aria-labelledby={groupId(group)}>
            <h2 id={groupId(group)}>
              {group.subset ? (
                <Link to={subsetHref(set.id, group.subset.id)}>{group.subset.name}</Link>
              ) : (
                groupHeading(group)
              )}{' '}
              <small>{group.items.length}</small>
            </h2>
            <Shelf label={groupHeading(group)} {...look}>
              {plates(group.items, place === 0)}
            </Shelf>
          </section>
        ))
      )}
    </>
  );
}

/** Longer sets show three plates per row on a phone instead of two, the longest are rows of text. */
const LONG_SHELF = 12;
const ROWED_SHELF = 60;
const ABOVE_THE_FOLD = 6;

function toJump(group: SetGroup) {
  return { id: groupId(group), label: groupHeading(group), count: group.items.length };
}

/** On a phone the tags of small plates are icons. */
function Legend({ set }: { set: SetDetail }) {
  const known = set.items.filter((item) => !isUndiscovered(item));
  const tags = new Set<AcquisitionTag>(known.flatMap((item) => acquisitionTags(set.id, item)));
  return (
    <p className={styles.legend}>
      <AcquisitionTags tags={[...tags]} />
    </p>
  );
}

interface SetPlateProps {
  set: SetDetail;
  item: SetItem;
  mark: ReactNode;
  isEager: boolean;
}

function SetPlate({ set, item, mark, isEager }: SetPlateProps) {
  if (isUndiscovered(item)) return <UndiscoveredPlate shape={item.item_type_id} />;
  return (
    <ItemPlate
      name={item.name}
      art={artOf({ kind: 'item', id: item.item_type_id }, item.image_key, 200)}
      href={`/tools/item/${item.item_type_id}`}
      isRetired={item.retired}
      isEager={isEager}
      tags={
        <>
          {mark}
          <AcquisitionTags tags={acquisitionTags(set.id, item)} />
        </>
      }
    />
  );
}
