import { setTimeout as sleep } from 'node:timers/promises';
import type { Documents } from '@wallabee/game/words/documents/documents';
import type { Notifications } from '../../../../platform/realtime/notifications.ts';

/** The ids that changed, by the channel that notified of them. */
export type Changes = ReadonlyMap<string, ReadonlySet<number>>;

interface DocumentSource {
  notifications: Pick<Notifications, 'on' | 'settled'>;
  channels: readonly string[];
  load(): Promise<Documents>;
  refresh(documents: Documents, changes: Changes): Promise<void>;
}

export interface LiveDocuments {
  /** The documents with every change that this process has been notified of. */
  current(): Promise<Documents>;
}

/**
 * Documents of rows that change. Changed rows are read again at the next search, which waits for them, but not for a
 * long reading of everything.
 */
export function followDocuments({ notifications, channels, load, refresh }: DocumentSource): LiveDocuments {
  let documents: Documents | undefined;
  let changes = new Map<string, Set<number>>();
  let isStale = true;
  let update: Promise<void> | undefined;

  async function updateOnce() {
    if (isStale || !documents) {
      isStale = false;
      changes = new Map();
      // A change before the channels are listened to would be missed.
      await notifications.settled();
      documents = await load();
      return;
    }
    const taken = changes;
    changes = new Map();
    await refresh(documents, taken);
  }

  /** A change may come while the rows are being read, so this repeats until there is none. */
  async function updateAll() {
    try {
      while (isStale || changes.size > 0) await updateOnce();
    } catch (failure) {
      isStale = true;
      throw failure;
    } finally {
      update = undefined;
    }
  }

  function start(): Promise<void> {
    update ??= updateAll();
    return update;
  }

  function onChange(channel: string, payload: string) {
    const id = Number(payload);
    if (payload === '' || !Number.isInteger(id)) isStale = true;
    else changes.set(channel, (changes.get(channel) ?? new Set()).add(id));
    if ((changes.get(channel)?.size ?? 0) > MOST_CHANGES) isStale = true;
  }

  for (const channel of channels) notifications.on(channel, (payload) => onChange(channel, payload));

  // The first search must not wait; where this fails, it tries again.
  start().catch(() => {});

  return {
    current: async () => {
      if (documents && !update && !isStale && changes.size === 0) return documents;
      const updated = start();
      if (!documents) await updated;
      else await Promise.race([updated, sleep(LONGEST_WAIT_MS)]).catch(() => {});
      return documents as unknown as Documents;
    },
  };
}

/** More are read faster all at once. */
const MOST_CHANGES = 2_000;

/** Then the search answers with what it has. */
const LONGEST_WAIT_MS = 2_000;
