import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../../platform/db/db.ts';
import type { KnownLookups } from '../../search/search.public.ts';
import type { AlertServices } from '../alert-services.ts';
import type { AlertBook } from './alert-book.ts';
import { bindAlert } from './bind-alert.ts';
import { isDataFault, type Warn } from './data-fault.ts';
import type { WaitingRow } from './waiting.queries.ts';

interface BindingOptions extends Pick<AlertServices, 'catalogue' | 'binder'> {
  warn: Warn;
}

/** Binds alerts and puts them into the book. One that cannot be bound is left out, and the others are bound without it. */
export function createBinding({ catalogue, binder, warn }: BindingOptions, book: AlertBook) {
  async function bindTogether(from: Db, rows: readonly WaitingRow[], known?: KnownLookups) {
    const asked = rows.map(({ query, player_id }) => ({ text: query, viewer: viewerOf(player_id) }));
    const bound = await binder.bindAll(from, asked, known);
    const current = catalogue.current();
    for (const [nth, row] of rows.entries()) {
      const text = bound[nth];
      if (text) book.put(bindAlert(row, text, current));
    }
  }

  async function bindAlone(from: Db, row: WaitingRow) {
    try {
      await bindTogether(from, [row]);
    } catch (failure) {
      if (!isDataFault(failure)) throw failure;
      book.remove(row.alert_id);
      warn(failure, `alert ${row.alert_id} cannot be bound and does not ring`);
    }
  }

  return async (from: Db, rows: readonly WaitingRow[], known?: KnownLookups) => {
    try {
      await bindTogether(from, rows, known);
    } catch (failure) {
      if (!isDataFault(failure)) throw failure;
      for (const row of rows) await bindAlone(from, row);
    }
  };
}

function viewerOf(id: PlayerId) {
  return { id, account_type: 'player' as const };
}
