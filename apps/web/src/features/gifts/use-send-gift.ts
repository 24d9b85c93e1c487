import type { GiftableUnique } from '@wallabee/contract/gifts/gift';
import { giftCalls } from '@wallabee/contract/gifts/gifts.calls';
import { isApiFailure } from '@wallabee/contract/protocol/client';
import { useState } from 'react';
import { useInvalidate } from '../../platform/queries/invalidate.ts';
import { useApiMutation } from '../../platform/queries/use-api-mutation.ts';
import { formatNumber } from '../../ui/format-number.ts';
import { giftStrings as strings } from './gifts.strings.ts';

type Outcome =
  | { kind: 'no-recipient' }
  | { kind: 'failed'; error: string }
  | { kind: 'sent'; name: string; number: string; recipient: Recipient };

interface Recipient {
  id: number | undefined;
  name: string;
}

interface Wanted {
  unique: GiftableUnique;
  variant_id: number | null;
  username: string;
}

export function useSendGift(onSent: () => void) {
  const invalidate = useInvalidate();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [itemName, setItemName] = useState('');
  const { mutate, isPending } = useApiMutation(giftCalls.sendGift, {
    hasIdempotencyKey: true,
    onSuccess: ([gift], { body: { username } }) => {
      const number = formatNumber(gift?.number ?? 0);
      const recipient = { id: gift?.recipient_id, name: gift?.recipient_name ?? username };
      setOutcome({ kind: 'sent', name: itemName, number, recipient });
      onSent();
      void invalidate(giftCalls.listGiftableUniques);
    },
    onError: (failure) => setOutcome({ kind: 'failed', error: messageFor(failure) }),
  });

  function send({ unique, variant_id, username }: Wanted) {
    setOutcome(username === '' ? { kind: 'no-recipient' } : null);
    if (username === '') return;
    setItemName(unique.item_name);
    mutate({ body: { item_type_id: unique.id, username, variant_id: variant_id ?? undefined } });
  }

  return { send, isSending: isPending, outcome };
}

function messageFor(failure: Error): string {
  return isApiFailure(failure) && failure.status > 0 ? failure.problem.error : strings.unreachable;
}
