import { type Wish, type WishListChoice, wishesBySet } from '@wallabee/contract/wish-lists/wish-list-rules';
import { useLocation } from 'react-router';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { BackLink } from '../../ui/layout/page-header.tsx';
import { listAddress, PlainList } from '../../ui/lists/plain-list.tsx';
import type { NamedSet } from './use-wish-source.ts';
import styles from './wish-list-view.module.css';
import { wishListStrings as strings } from './wish-lists.strings.ts';

interface WishListPlainProps {
  name: string;
  choice: WishListChoice;
  wishes: readonly Wish[];
  total: number;
  found: { text: string; count: number };
  sets: readonly NamedSet[];
}

export function WishListPlain({ name, choice, wishes, total, found, sets }: WishListPlainProps) {
  const { search } = useLocation();
  const groups = wishesBySet(wishes, sets).map((set) => ({
    id: `set-${set.id}`,
    name: set.name || strings.newSet,
    rows: set.wishes.map(rowOf),
  }));
  return (
    <section className={styles.list} aria-labelledby="wish-list">
      <header className={styles.header}>
        <BackLink href={listAddress(search)} label={strings.backToList} />
        <h2 id="wish-list">{strings.titleOf(name, choice.target)}</h2>
        <p>{found.text ? strings.matching(found.count, total) : strings.needed(total)}</p>
      </header>
      {wishes.length === 0 && (
        <EmptyState
          heading={total === 0 ? strings.nothingMissing : strings.noItems}
          text={total === 0 ? strings.congratulation(name) : strings.noneCalled(found.text)}
        />
      )}
      <PlainList groups={groups} jumpLabel={strings.jump} />
    </section>
  );
}

function rowOf({ item_type_id, name, saved_number }: Wish) {
  return {
    key: item_type_id,
    name,
    href: `/tools/item/${item_type_id}` as const,
    detail: saved_number === null ? strings.missing : strings.savedNumber(formatNumber(saved_number)),
  };
}
