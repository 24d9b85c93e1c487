import type { ItemId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import type { BoundQuery, SomeTypes } from '../query/bound-query.ts';
import { matches } from '../query/matches.ts';
import { addTo, type Bucket, type Group, removeFrom } from './bucket.ts';
import { type IndexKey, KEY_KINDS, type KeyKind, keysOfAlert, keysOfEvent } from './index-keys.ts';
import { createQueryStore } from './query-store.ts';
import { limitOf, type UpperBound, upperBoundOf } from './upper-bound.ts';
import type { NumberEvent, WaitingAlert } from './waiting-alert.ts';

export type { NumberEvent, WaitingAlert };

export interface AlertIndex {
  /** Adds an alert or replaces the one with this id. */
  set(id: number, alert: WaitingAlert): void;
  delete(id: number): void;
  /** For events of this item type the alert is another one, until it is set again. Returns how many such types it has. */
  setForType(id: number, type: ItemTypeId, alert: WaitingAlert): number;
  /** The ids of the alerts that an event matches, each once. */
  matching(event: NumberEvent): number[];
  size(): number;
}

/** All have the same fields, because the comparison of many alerts is slower where their shapes differ. */
class StoredAlert implements WaitingAlert {
  /** The last event that it was compared with: an event may have several of its keys. */
  lastEvent = 0;
  readonly id: number;
  readonly query: BoundQuery;
  readonly itemId: ItemId | undefined;
  readonly playerId: PlayerId | undefined;
  /** The types for which another alert takes its place. */
  replacedTypes: Set<ItemTypeId> | undefined;

  constructor(id: number, { query, itemId, playerId }: WaitingAlert) {
    this.id = id;
    this.query = query;
    this.itemId = itemId;
    this.playerId = playerId;
    this.replacedTypes = undefined;
  }
}

export function createAlertIndex(): AlertIndex {
  const queries = createQueryStore();
  const stored = new Map<number, StoredAlert>();
  const replacements = new Map<ItemTypeId, Map<number, WaitingAlert>>();
  const buckets = Object.fromEntries(KEY_KINDS.map((kind) => [kind, new Map()])) as Buckets;
  let events = 0;

  const remove = (id: number) => {
    const alert = stored.get(id);
    if (!alert) return;
    for (const key of keysOfAlert(alert)) removeKey(buckets, key, alert);
    for (const type of alert.replacedTypes ?? []) replacements.get(type)?.delete(id);
    queries.remove(alert.query);
    stored.delete(id);
  };
  return {
    set: (id, waiting) => {
      remove(id);
      const alert = new StoredAlert(id, { ...waiting, query: queries.add(waiting.query) });
      const bound = upperBoundOf(alert.query.tree, queries.limits);
      for (const key of keysOfAlert(alert)) addKey(buckets, key, { alert, bound });
      stored.set(id, alert);
    },
    delete: remove,
    setForType: (id, type, waiting) => {
      const alert = stored.get(id);
      if (!alert) return 0;
      alert.replacedTypes ??= new Set();
      alert.replacedTypes.add(type);
      const ofType = replacements.get(type) ?? new Map<number, WaitingAlert>();
      replacements.set(type, ofType.set(id, waiting));
      return alert.replacedTypes.size;
    },
    matching: (event) => {
      events += 1;
      const compared: ComparedEvent = {
        event,
        index: events,
        limits: queries.limits.column(event.facts.item_type_id),
      };
      const found: number[] = [];
      for (const { of, id } of keysOfEvent(event)) {
        const bucket = buckets[of].get(id);
        if (bucket) compareAll(bucket, compared, found);
      }
      for (const [id, alert] of replacements.get(event.facts.item_type_id) ?? [])
        if (isFor(alert, event)) found.push(id);
      return found;
    },
    size: () => stored.size,
  };
}

type Buckets = Record<KeyKind, Map<IndexKey['id'], Bucket<StoredAlert>>>;

function addKey(
  buckets: Buckets,
  { of, id }: IndexKey,
  { alert, bound }: { alert: StoredAlert; bound: UpperBound },
) {
  const bucket = buckets[of].get(id) ?? new Map();
  addTo(bucket, alert, { types: typesBeside(of, alert), bound });
  buckets[of].set(id, bucket);
}

function removeKey(buckets: Buckets, { of, id }: IndexKey, alert: StoredAlert) {
  const bucket = buckets[of].get(id);
  if (!bucket) return;
  removeFrom(bucket, alert, typesBeside(of, alert));
  if (bucket.size === 0) buckets[of].delete(id);
}

/** The types outside of which an alert matches nothing, where its key says nothing of types. */
function typesBeside(of: KeyKind, { query: { tree } }: StoredAlert): SomeTypes | null {
  if (of === 'type' || of === 'item') return null;
  const types = (tree.is === 'all' ? tree.of : [tree]).find((term) => term.is === 'types');
  return types?.is === 'types' ? types.ids : null;
}

interface ComparedEvent {
  readonly event: NumberEvent;
  readonly index: number;
  readonly limits: Int32Array | undefined;
}

function compareAll(bucket: Bucket<StoredAlert>, compared: ComparedEvent, found: number[]) {
  const type = compared.event.facts.item_type_id;
  for (const [types, group] of bucket) if (!types || types.has(type)) compare(group, compared, found);
}

function compare(
  { alerts, bounds }: Group<StoredAlert>,
  { event, index, limits }: ComparedEvent,
  found: number[],
) {
  const { number } = event.facts;
  for (let at = 0; at < bounds.length; at += 1) {
    if (number >= limitOf(bounds[at] ?? 0, limits)) continue;
    const alert = alerts[at];
    if (!alert || alert.lastEvent === index) continue;
    alert.lastEvent = index;
    if (alert.replacedTypes?.has(event.facts.item_type_id)) continue;
    if (isFor(alert, event)) found.push(alert.id);
  }
}

function isFor({ query, itemId, playerId }: WaitingAlert, event: NumberEvent): boolean {
  if (itemId !== undefined && itemId !== event.itemId) return false;
  if (playerId !== undefined && !event.playerIds.includes(playerId)) return false;
  return matches(query, event.facts);
}
