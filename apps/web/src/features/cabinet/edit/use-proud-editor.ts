import { cabinetCalls } from '@wallabee/contract/cabinet/cabinet.calls';
import type { Proudest } from '@wallabee/contract/cabinet/proudest';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiMutation } from '../../../platform/queries/use-api-mutation.ts';
import { useApiQuery } from '../../../platform/queries/use-api-query.ts';
import { useOfferToast } from '../../../ui/feedback/use-offer-toast.ts';
import { editProudestStrings as strings } from './edit-proudest.strings.ts';
import { addTo, type Draft, type DraftNumber, isSame, moveIn, removeFrom } from './proud-draft.ts';

/** The choice is a draft until it is saved; a closed dialog and a failed call leave it as it is. */
export function useProudEditor(onSaved: () => void) {
  const query = useApiQuery(cabinetCalls.readProudest, {});
  const chosen = chosenIn(query.data);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [note, setNote] = useState<{ text: string; before: Draft | null }>({ text: '', before: null });
  const saving = useSaving(() => {
    setDraft(null);
    setNote({ text: '', before: null });
    onSaved();
  });
  const current = draft ?? chosen;

  function change(next: Draft, text: string, before: Draft | null = null) {
    setDraft(next);
    setNote({ text, before });
  }

  return {
    query,
    draft: current,
    note,
    failure: saving.failure,
    isBusy: saving.isBusy,
    add: (item: DraftNumber) => change(addTo(current, item), strings.added(item.name, item.number)),
    remove: (item: DraftNumber) =>
      change(removeFrom(current, item), strings.removed(item.name, item.number), current),
    move: (item: DraftNumber, by: -1 | 1) => {
      const next = moveIn(current, item, by);
      const place = next.findIndex(({ item_id }) => item_id === item.item_id) + 1;
      if (next !== current) change(next, strings.moved(item.name, item.number, place));
    },
    undo: () => note.before && change(note.before, ''),
    save: () => (isSame(current, chosen) ? onSaved() : saving.save(current, chosen)),
  };
}

const NONE: Draft = [];

function chosenIn(data: Proudest | undefined): Draft {
  return data?.is_chosen ? data.numbers : NONE;
}

/** After saving, a toast offers the choice before. */
function useSaving(onSaved: () => void) {
  const { revalidate } = useRevalidator();
  const offer = useOfferToast();
  const { mutateAsync, error, isPending } = useApiMutation(cabinetCalls.chooseProudest, {
    invalidates: [cabinetCalls.readProudest],
  });

  async function send(items: Draft) {
    await mutateAsync({ body: { item_ids: items.map(({ item_id }) => item_id) } });
    await revalidate();
  }

  async function save(items: Draft, before: Draft) {
    try {
      await send(items);
    } catch {
      return;
    }
    onSaved();
    offer(strings.saved, { label: strings.undo, onAction: () => void send(before).catch(() => {}) });
  }

  return {
    save: (items: Draft, before: Draft) => void save(items, before),
    failure: error?.message,
    isBusy: isPending,
  };
}
