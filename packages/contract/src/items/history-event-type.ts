/** Everything that can be said of an item's past. */
export const HISTORY_EVENT_TYPES = [
  'itemvault',
  'itemunvault',
  'itemswappedvault',
  'itemswappedplace',
  'itemtraded',
  'itempickedup',
  'itemfound',
  'mysteryboxopened',
  'chestopened',
  'itemgifted',
  'grabbagopened',
  'itemwalladrone',
  'itemunlockboxed',
  'itemlockboxed',
  'itemdropped',
  'itempurchased',
  'marketpurchase',
  'marketsold',
  'itemrecycled',
  'itemcreated',
] as const;
export type HistoryEventType = (typeof HISTORY_EVENT_TYPES)[number];
