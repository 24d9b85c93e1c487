import { partsOf, wordsOf } from '@wallabee/game/words/analysis/split-words';
import { Documents, type NewDocument } from '@wallabee/game/words/documents/documents';
import type { Db } from '../../../../platform/db/db.ts';
import type { Notifications } from '../../../../platform/realtime/notifications.ts';
import { listPlaceWords, listPlayerWords, type Wanted } from '../words.queries.ts';
import { eachRow } from './each-row.ts';
import { followDocuments, type LiveDocuments } from './live-documents.ts';

export interface Followed {
  db: Db;
  notifications: Pick<Notifications, 'on' | 'settled'>;
}

export function playerDocuments(followed: Followed): LiveDocuments {
  return rowDocuments(followed, {
    channel: 'player_words',
    list: listPlayerWords,
    toDocument: toPlayerDocument,
  });
}

export function toPlayerDocument({ name, username }: { name: string; username: string }) {
  const whole = new Set([...wordsOf(name), ...wordsOf(username)]);
  const parts = [...partsOf(name), ...partsOf(username)].filter((part) => !whole.has(part));
  return { name, alsoNamed: wordsOf(username), group: parts };
}

export function placeDocuments(followed: Followed): LiveDocuments {
  return rowDocuments(followed, {
    channel: 'place_words',
    list: listPlaceWords,
    toDocument: toPlaceDocument,
  });
}

export function toPlaceDocument({ name, city, category_name }: PlaceWords) {
  return { name, group: wordsOf(`${city} ${category_name}`) };
}

interface PlaceWords {
  name: string;
  city: string;
  category_name: string;
}

interface RowsOf<Row> {
  channel: string;
  list: (db: Db, wanted: Wanted) => Promise<Row[]>;
  toDocument: (row: Row) => Omit<NewDocument, 'id'>;
}

/** A document for each row of a table. */
function rowDocuments<Row extends { id: number }>(
  { db, notifications }: Followed,
  { channel, list, toDocument }: RowsOf<Row>,
): LiveDocuments {
  const add = (documents: Documents, row: Row) => documents.set({ id: `${row.id}`, ...toDocument(row) });
  return followDocuments({
    notifications,
    channels: [channel],
    load: async () => {
      const documents = new Documents();
      await eachRow(
        (after) => list(db, { after }),
        (row) => add(documents, row),
      );
      documents.store.compact();
      return documents;
    },
    refresh: async (documents, changes) => {
      const ids = [...(changes.get(channel) ?? [])];
      const rows = await list(db, { ids });
      const there = new Set(rows.map(({ id }) => id));
      for (const row of rows) add(documents, row);
      for (const id of ids) if (!there.has(id)) documents.delete(`${id}`);
    },
  });
}
