import { accountAddresses, archiveAddresses } from '../accounts/accounts.addresses.ts';
import { achievementAddresses } from '../achievements/achievements.addresses.ts';
import { actionAddresses } from '../actions/actions.addresses.ts';
import { alertAddresses } from '../alerts/alerts.addresses.ts';
import { appAddresses } from '../apps/apps.addresses.ts';
import { artAddresses } from '../art/art.addresses.ts';
import { bellAddresses } from '../bell/bell.addresses.ts';
import { birthdayAddresses } from '../birthdays/birthdays.addresses.ts';
import { bulkAddresses, bulkFileAddresses } from '../bulk/bulk.addresses.ts';
import { cabinetAddresses } from '../cabinet/cabinet.addresses.ts';
import { categoryAddresses } from '../categories/categories.addresses.ts';
import { codeAddresses } from '../codes/codes.addresses.ts';
import { eventAddresses } from '../events/events.addresses.ts';
import { forumAddresses, ledgerFileAddresses } from '../forums/forums.addresses.ts';
import { friendAddresses } from '../friends/friends.addresses.ts';
import { giftAddresses } from '../gifts/gifts.addresses.ts';
import { hiveAddresses } from '../hive/hive.addresses.ts';
import { inboxAddresses } from '../inbox/inbox.addresses.ts';
import { itemAddresses, olderItemAddresses, storeFeedAddresses } from '../items/items.addresses.ts';
import { keyAddresses } from '../keys/keys.addresses.ts';
import { lockedItemAddresses } from '../locked-items/locked-items.addresses.ts';
import { luckAddresses } from '../luck/luck.addresses.ts';
import { newsAddresses, thumbnailAddresses } from '../news/news.addresses.ts';
import { placeAddresses } from '../places/places.addresses.ts';
import { planAddresses } from '../plan/plan.addresses.ts';
import { playerAddresses } from '../players/players.addresses.ts';
import { pouchAddresses } from '../pouch/pouch.addresses.ts';
import type { DescribedCall } from '../protocol/endpoint.ts';
import { provenanceAddresses } from '../provenance/provenance.addresses.ts';
import { radarAddresses } from '../radar/radar.addresses.ts';
import { referenceAddresses } from '../reference/reference.addresses.ts';
import { searchAddresses } from '../search/search.addresses.ts';
import { setProgressAddresses } from '../set-progress/set-progress.addresses.ts';
import { setAddresses } from '../sets/sets.addresses.ts';
import { statsAddresses } from '../stats/stats.addresses.ts';
import { statusAddresses } from '../status/status.addresses.ts';
import { swapAddresses } from '../swaps/swaps.addresses.ts';
import { webhookAddresses } from '../webhooks/webhooks.addresses.ts';
import { wishListAddresses } from '../wish-lists/wish-lists.addresses.ts';
import { developerAddresses } from './developers.addresses.ts';

/** A call is named after its address. Of several names for one address, the first counts. */
export function callName({ method, path }: Pick<DescribedCall, 'method' | 'path'>): string {
  const name = CALL_NAMES.get(`${method} ${path}`);
  if (!name)
    throw new Error(`${method} ${path} has no address in packages/contract/src/developers/call-names.ts`);
  return name;
}

/** Addresses that differ only in the names of their parameters are one call. */
export function callNames(): string[] {
  const byShape = [...CALL_NAMES].map(([address, name]) => [address.replace(/:\w+/g, ':'), name] as const);
  return [...new Map(byShape.reverse()).values()];
}

const FEATURES = [
  accountAddresses,
  archiveAddresses,
  achievementAddresses,
  actionAddresses,
  alertAddresses,
  appAddresses,
  artAddresses,
  bellAddresses,
  birthdayAddresses,
  bulkAddresses,
  bulkFileAddresses,
  cabinetAddresses,
  categoryAddresses,
  codeAddresses,
  developerAddresses,
  eventAddresses,
  forumAddresses,
  ledgerFileAddresses,
  friendAddresses,
  giftAddresses,
  hiveAddresses,
  inboxAddresses,
  itemAddresses,
  keyAddresses,
  lockedItemAddresses,
  luckAddresses,
  newsAddresses,
  olderItemAddresses,
  placeAddresses,
  planAddresses,
  playerAddresses,
  pouchAddresses,
  provenanceAddresses,
  radarAddresses,
  referenceAddresses,
  searchAddresses,
  setAddresses,
  setProgressAddresses,
  statsAddresses,
  statusAddresses,
  storeFeedAddresses,
  swapAddresses,
  thumbnailAddresses,
  webhookAddresses,
  wishListAddresses,
];

/** Keys are method and path. */
export const CALL_NAMES: ReadonlyMap<string, string> = new Map(
  FEATURES.flatMap((addresses) => Object.entries(addresses))
    .map(([name, { method, path }]) => [`${method} ${path}`, name] as const)
    .reverse(),
);
