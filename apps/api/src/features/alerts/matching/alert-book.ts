import type { AlertId, ItemTypeId, PlayerId } from '@wallabee/contract/protocol/ids';
import { type AlertIndex, createAlertIndex, type NumberEvent } from '@wallabee/game/alerts/alert-index';
import { bindQuery } from '@wallabee/game/query/bind-query';
import type { BoundQuery } from '@wallabee/game/query/bound-query';
import { matchesType } from '@wallabee/game/query/matches';
import type { QueriedType } from '@wallabee/game/query/query-context';
import { type BindableText, type BoundAlert, numbersOfType, type OneType } from './bind-alert.ts';
import type { WaitingRow } from './waiting.queries.ts';

type Types = ReadonlyMap<ItemTypeId, QueriedType>;

/** What is known of an alert without its query. */
export type KnownAlert = Pick<WaitingRow, 'player_id' | 'subject'> & { readonly created_at: number };

interface Entry extends KnownAlert {
  readonly savers: readonly PlayerId[];
  readonly counts: readonly number[];
  /** The player whose finished sets it waits for. */
  readonly finisher: PlayerId | null;
  /** Null where it can only be bound as a whole. */
  readonly byType: (Pick<BoundAlert, 'row'> & { readonly bound: BindableText }) | null;
}

/** All alerts that wait, by what can ring them. */
export class AlertBook {
  readonly #numbers: AlertIndex = createAlertIndex();
  readonly #entries = new Map<AlertId, Entry>();
  readonly #types = new Map<AlertId, BoundQuery>();
  readonly #issued = new Map<AlertId, BindableText>();
  readonly #byCount = new Groups<number>();
  readonly #bySaver = new Groups<PlayerId>();
  readonly #byFinisher = new Groups<PlayerId>();
  readonly #ageing = new Set<AlertId>();

  put({ row, numbers, types, issued, savers, byType, isAgeing }: BoundAlert) {
    const { alert_id: id, player_id, subject, created_at } = row;
    this.remove(id);
    const finisher = subject === 'player' && row.query === '' ? (row.about_id as PlayerId) : null;
    const counts = issued?.counts ?? [];
    this.#entries.set(id, {
      ...{ player_id, subject, created_at: created_at.getTime() },
      ...{ savers, counts, finisher, byType: byType && { row, bound: byType } },
    });
    if (numbers) this.#numbers.set(id, numbers);
    if (types) this.#types.set(id, types);
    if (issued) this.#issued.set(id, issued.bound);
    if (isAgeing) this.#ageing.add(id);
    for (const count of counts) this.#byCount.add(count, id);
    for (const saver of savers) this.#bySaver.add(saver, id);
    if (finisher !== null) this.#byFinisher.add(finisher, id);
  }

  remove(id: AlertId) {
    const entry = this.#entries.get(id);
    if (!entry) return;
    this.#entries.delete(id);
    this.#numbers.delete(id);
    this.#types.delete(id);
    this.#issued.delete(id);
    this.#ageing.delete(id);
    for (const count of entry.counts) this.#byCount.remove(count, id);
    for (const saver of entry.savers) this.#bySaver.remove(saver, id);
    if (entry.finisher !== null) this.#byFinisher.remove(entry.finisher, id);
  }

  get(id: AlertId): KnownAlert | undefined {
    return this.#entries.get(id);
  }

  ids(): AlertId[] {
    return [...this.#entries.keys()];
  }

  ageing(): AlertId[] {
    return [...this.#ageing];
  }

  dependingOn(saver: PlayerId): AlertId[] {
    return [...this.#bySaver.of(saver)];
  }

  /** The players whose saved numbers an alert depends on. */
  saversOf(id: AlertId): readonly PlayerId[] {
    return this.#entries.get(id)?.savers ?? [];
  }

  /** Binds an alert again for one type. Returns false where it has to be bound as a whole. */
  bindForType(id: AlertId, one: OneType): boolean {
    const entry = this.#entries.get(id);
    if (!entry) return true;
    const numbers = entry.byType && numbersOfType(entry.byType.row, entry.byType.bound, one);
    return numbers !== null && this.#numbers.setForType(id, one.type.id, numbers) <= MOST_TYPES_APART;
  }

  ofNumber(event: NumberEvent): AlertId[] {
    return this.#numbers.matching(event) as AlertId[];
  }

  ofFinisher(player: PlayerId): AlertId[] {
    return [...this.#byFinisher.of(player)];
  }

  ofRelease(type: QueriedType): AlertId[] {
    return [...this.#types].flatMap(([id, query]) => (matchesType(query, type) ? id : []));
  }

  /** The alerts that a type comes to match with its newest number. */
  ofIssued(type: QueriedType, issued: number, types: Types): AlertId[] {
    return [...this.#byCount.of(issued)].filter((id) => {
      const bound = this.#issued.get(id);
      if (!bound) return false;
      return (
        isFound(bound, { ...type, issued }, types) && !isFound(bound, { ...type, issued: issued - 1 }, types)
      );
    });
  }
}

function isFound({ parsed, context }: BindableText, type: QueriedType, types: Types): boolean {
  const { query } = bindQuery(parsed, { ...context, types: new Map(types).set(type.id, type) });
  return matchesType(query, type);
}

/** More take more memory than one query for all types. */
const MOST_TYPES_APART = 64;

class Groups<Key> {
  readonly #groups = new Map<Key, Set<AlertId>>();

  add(key: Key, id: AlertId) {
    const group = this.#groups.get(key);
    if (group) group.add(id);
    else this.#groups.set(key, new Set([id]));
  }

  remove(key: Key, id: AlertId) {
    const group = this.#groups.get(key);
    group?.delete(id);
    if (group?.size === 0) this.#groups.delete(key);
  }

  of(key: Key): ReadonlySet<AlertId> {
    return this.#groups.get(key) ?? NONE;
  }
}

const NONE: ReadonlySet<AlertId> = new Set();
