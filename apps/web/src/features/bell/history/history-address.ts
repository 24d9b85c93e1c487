import { BELL_KINDS, type BellKind } from '@wallabee/contract/bell/bell-kinds';
import type { NotificationId } from '@wallabee/contract/protocol/ids';
import type { SiteAddress } from '../../../ui/controls/link.tsx';
import { HISTORY_PAGE } from '../bell-links.ts';

export interface HistoryAddress {
  kind: BellKind | null;
  before: NotificationId | null;
}

/** What cannot be understood is left out. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const before = search.get('before') ?? '';
  return {
    kind: BELL_KINDS.find((kind) => kind === search.get('kind')) ?? null,
    before: /^\d{1,15}$/.test(before) ? (Number(before) as NotificationId) : null,
  };
}

export function historyHref({ kind, before }: HistoryAddress): SiteAddress {
  const search = new URLSearchParams();
  if (kind !== null) search.set('kind', kind);
  if (before !== null) search.set('before', String(before));
  const text = search.toString();
  return text === '' ? HISTORY_PAGE : `${HISTORY_PAGE}?${text}`;
}
