import { type BulkFileName, bulkFileName } from '@wallabee/contract/bulk/bulk-names';
import type { Day } from '@wallabee/contract/protocol/day';
import type { Db } from '../../../platform/db/db.ts';
import { findFinishedFile, insertFile, type StoredFile } from '../files/bulk-files.queries.ts';
import { compareLines } from './compare-lines.ts';
import { createFileWriter, type FileWriter } from './file-writer.ts';
import type { Pace } from './pace.ts';
import { readLines } from './read-lines.ts';
import type { Source } from './sources.ts';

interface RunOptions {
  db: Db;
  day: Day;
  taken_at: Date;
  hidden_types: Buffer;
  pace: Pace;
}

export type FileRun = ReturnType<typeof createFileRun>;

export function createFileRun({ db, pace, ...shared }: RunOptions) {
  const ids: number[] = [];

  async function begin({ kind, year }: Omit<BulkFileName, 'day'>, more: Partial<StoredFile> = {}) {
    const name = bulkFileName({ kind, year, day: shared.day });
    const id = await insertFile(db, { ...shared, ...more, name, kind, year });
    ids.push(id);
    return createFileWriter(db, id);
  }

  /** Compares the previous file with the new one while the new one is written. */
  async function makeFile(source: Source, changes: FileWriter | null) {
    const former = changes && (await findFinishedFile(db, { ...source, day: null }));
    const formerLines = former ? readLines(db, former) : noLines();
    const comparison = compareLines(source.kind, formerLines);
    const write = async (file: FileWriter) => {
      for await (const lines of source.lines()) {
        await file.write(lines);
        await changes?.write(await comparison.changes(lines));
        await pace();
      }
      for await (const lines of comparison.rest()) await changes?.write(lines);
    };
    await writing(await begin(source), write).finally(() => formerLines.return(undefined));
  }

  return {
    makeFile,
    async makeChanges(since: StoredFile, make: (changes: FileWriter) => Promise<void>) {
      const file = await begin(
        { kind: 'changes', year: null },
        { since: since.day, since_taken_at: since.taken_at },
      );
      await writing(file, make);
    },
    ids: () => ids,
  };
}

async function writing(file: FileWriter, write: (file: FileWriter) => Promise<void>) {
  try {
    await write(file);
    await file.end();
  } catch (failure) {
    file.abandon();
    throw failure;
  }
}

async function* noLines(): AsyncGenerator<string[]> {}
