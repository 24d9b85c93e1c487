import type { HistoryEventType } from '@wallabee/contract/items/history-event-type';
import type { IconName } from '../../../ui/icon.tsx';

export const HISTORY_ICONS: Record<HistoryEventType, IconName> = {
  itemvault: 'check',
  itemunvault: 'arrowRight',
  itemswappedvault: 'refresh',
  itemswappedplace: 'refresh',
  itemtraded: 'user',
  itempickedup: 'hand',
  itemfound: 'leaf',
  mysteryboxopened: 'expand',
  chestopened: 'expand',
  grabbagopened: 'expand',
  itemgifted: 'cake',
  itemwalladrone: 'arrowUp',
  itemunlockboxed: 'arrowRight',
  itemlockboxed: 'lock',
  itemdropped: 'chevronDown',
  itempurchased: 'store',
  marketpurchase: 'store',
  marketsold: 'scale',
  itemrecycled: 'refresh',
  itemcreated: 'mix',
};
