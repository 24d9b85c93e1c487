import { ItemId } from '@wallabee/contract/protocol/ids';
import type { Seal } from '@wallabee/contract/provenance/seal';

export function aSeal(fields: Partial<Seal> = {}): Seal {
  return {
    item_id: ItemId.parse(42),
    state: 'whole',
    steps: 23,
    first_sealed_step: 1,
    first_sealed_at: '2016-09-09T07:12:00.000Z',
    broken_step: null,
    broken_history_id: null,
    published_until: '2026-05-31',
    digest: '7c41e09b52fd',
    checked_at: '2026-06-01T09:00:00.000Z',
    ...fields,
  };
}
