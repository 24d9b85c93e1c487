import { useQueryClient } from '@tanstack/react-query';
import type { GiftableUnique } from '@wallabee/contract/gifts/gift';
import { giftCalls } from '@wallabee/contract/gifts/gifts.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useCallApi } from '../../platform/api.ts';
import { createActionKeys } from '../../platform/client-key.ts';
import { queryKeyOf } from '../../platform/queries.tsx';
import { formatNumber } from '../../ui/format-number.ts';
import { giftStrings as strings } from './gifts.strings.ts';

type Outcome =
  | { kind: 'nobody' }
  | { kind: 'failed'; error: string }
  | { kind: 'sent'; name: string; number: string; recipient: string };

interface Wanted {
  unique: GiftableUnique;
  variant_id: number | null;
  username: string;
}

/** Sends one gift at a time and tells what came of the last. */
export function useSendGift() {
  const callApi = useCallApi();
  const client = useQueryClient();
  const [keys] = useState(createActionKeys);
  const [isSending, setIsSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  async function send({ unique, variant_id, username }: Wanted): Promise<boolean> {
    if (username === '') {
      setOutcome({ kind: 'nobody' });
      return false;
    }
    setOutcome(null);
    setIsSending(true);
    try {
      const body = { item_type_id: unique.id, username, variant_id: variant_id ?? undefined };
      const [gift] = await callApi(giftCalls.sendGift, { body, idempotencyKey: keys.of(body) });
      keys.done();
      setOutcome({
        kind: 'sent',
        name: unique.item_name,
        number: formatNumber(gift?.number ?? 0),
        recipient: gift?.recipient ?? username,
      });
      // One of a kind can be gifted only once.
      void client.invalidateQueries({ queryKey: queryKeyOf(giftCalls.listGiftableUniques) });
      return true;
    } catch (failure) {
      setOutcome({ kind: 'failed', error: wordsFor(failure) });
      return false;
    } finally {
      setIsSending(false);
    }
  }

  return { send, isSending, outcome };
}

function wordsFor(failure: unknown): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
