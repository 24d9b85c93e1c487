import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type BulkFile, listBulkChanges, listBulkFiles } from '@wallabee/contract/bulk/bulk-index';
import { type FullKind, KEYS_OF_LINES } from '@wallabee/contract/bulk/bulk-kinds';
import type { ChangeLine } from '@wallabee/contract/bulk/bulk-lines';
import { dayText } from '@wallabee/game/provenance/days';
import { expect } from 'vitest';
import { type createTestWorld, TEST_KEY } from '../../../test/world.ts';
import { lastFinishedDay } from '../provenance/provenance.public.ts';
import { makeFiles } from './making/make-files.ts';

export type Copy = Map<string, string>;

type World = Awaited<ReturnType<typeof createTestWorld>>;

/** A client that keeps a copy up to date. */
export function bulkReader(world: World) {
  const { app, db, clock } = world;
  const now = () => clock.now;

  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api/bulk/${path}`, headers: { 'x-wallabee-api-key': TEST_KEY, ...headers } });

  async function files(): Promise<BulkFile[]> {
    return (await world.call(listBulkFiles, {})).json().files;
  }

  async function linesOf({ name, sha256, content_sha256, ...file }: BulkFile): Promise<string[]> {
    const { statusCode, rawPayload } = await get(name);
    expect(statusCode).toBe(200);
    const content = gunzipSync(rawPayload);
    expect([rawPayload.length, digestOf(rawPayload)]).toEqual([file.bytes, sha256]);
    expect([content.length, digestOf(content)]).toEqual([file.content_bytes, content_sha256]);
    const lines = content.toString().split('\n');
    expect(lines.pop()).toBe('');
    expect(lines).toHaveLength(file.rows);
    return lines;
  }

  /** Downloads the newest file of each kind and year. */
  async function download(): Promise<{ copy: Copy; date: string }> {
    const listed = (await files()).filter(({ kind }) => kind !== 'changes');
    const newest = new Map(listed.reverse().map((file) => [`${file.kind} ${file.year}`, file]));
    const copy: Copy = new Map();
    for (const file of newest.values())
      for (const line of await linesOf(file)) copy.set(keyOf(file.kind as FullKind, JSON.parse(line)), line);
    return { copy, date: listed.at(-1)?.date ?? '' };
  }

  async function bringUpToDate(copy: Copy, since: string): Promise<Copy> {
    const updated = new Map(copy);
    const response = await world.call(listBulkChanges, { query: { since } });
    expect(response.statusCode, response.body).toBe(200);
    for (const file of response.json().files) for (const line of await linesOf(file)) apply(updated, line);
    return updated;
  }

  return {
    get,
    files,
    linesOf,
    download,
    bringUpToDate,
    make: () => makeFiles({ db, now, day: dayText(lastFinishedDay(clock.now)), pace: async () => {} }),
  };
}

function apply(copy: Copy, line: string) {
  const change: ChangeLine = JSON.parse(line);
  if (change.change === 'put') copy.set(keyOf(change.kind, change.row), JSON.stringify(change.row));
  else expect(copy.delete(keyOf(change.kind, change.key)), line).toBe(true);
}

function keyOf(kind: FullKind, row: object): string {
  const fields = new Map(Object.entries(row));
  return [kind, ...KEYS_OF_LINES[kind].map((name) => fields.get(name))].join(' ');
}

export function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export const sorted = (copy: Copy) => [...copy.values()].sort();
