import { useLocation } from 'react-router';
import { formatNumber } from '../../../ui/format-number.ts';
import { PlainLink } from '../../../ui/lists/plain-list.tsx';
import { lockedItemStrings as strings } from '../locked-items.strings.ts';
import type { PlainLockedItems } from './plain-locked-items.ts';
import { PlainTable } from './plain-table.tsx';

/** What visitors without a script see in place of the list that the browser loads. */
export function WithoutScript({ list }: { list: PlainLockedItems }) {
  const { search } = useLocation();
  const total = formatNumber(list.total);
  return (
    <>
      <h2>{strings.heading(formatNumber(list.items.length), total)}</h2>
      <p>{strings.noScript}</p>
      <PlainLink search={search} />
      <PlainTable list={list} href={(page) => `?page=${page}`} />
    </>
  );
}
