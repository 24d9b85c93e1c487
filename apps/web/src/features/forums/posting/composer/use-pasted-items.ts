import { itemCalls } from '@wallabee/contract/items/items.calls';
import type { ItemId, ItemTypeId } from '@wallabee/contract/protocol/ids';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type BrowserCallApi, useBackgroundCallApi } from '../../../../platform/api/api.ts';
import { type ItemLink, itemLinkIn } from './completion-text.ts';
import { applyEdit } from './text-edits.ts';

/** A pasted address of an item becomes its name in brackets, which can be undone. If it is not found, it stays. */
export function usePastedItems(box: RefObject<HTMLTextAreaElement | null>) {
  const callApi = useBackgroundCallApi();
  const paste = useEffectEvent(async (event: ClipboardEvent) => {
    const area = box.current;
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const link = itemLinkIn(pasted, location.origin);
    if (!link || !area) return;
    const from = area.selectionStart;
    const words = await nameOf(callApi, link).catch(() => null);
    const to = from + pasted.length;
    // What was typed in between may have moved or changed it.
    if (words === null || area.value.slice(from, to) !== pasted) return;
    const grown = words.length - pasted.length;
    const caret = area.selectionStart >= to ? area.selectionStart + grown : from + words.length;
    applyEdit(area, { from, to, text: words, select: { from: caret, to: caret } });
  });
  useEffect(() => {
    const area = box.current;
    const listen = (event: ClipboardEvent) => void paste(event);
    area?.addEventListener('paste', listen);
    return () => area?.removeEventListener('paste', listen);
  }, [box]);
}

async function nameOf(callApi: BrowserCallApi, { typeId, itemId, number }: ItemLink): Promise<string> {
  if (itemId !== undefined) {
    const item = await callApi(itemCalls.readItem, { params: { itemId: itemId as ItemId } });
    return `[${item.name} #${item.number}]`;
  }
  const type = await callApi(itemCalls.readItemType, { params: { itemTypeId: typeId as ItemTypeId } });
  return number === undefined ? `[${type.name}]` : `[${type.name} #${number}]`;
}
