import { ITEM_LOCATIONS } from '@wallabee/contract/items/item-location';
import { worldFaults } from '@wallabee/game/checks/world-faults';
import { describe, expect, test } from 'vitest';
import { generateWorld } from '../generate-world.ts';
import { readShippedFiles } from '../shipped-files.fixture.ts';
import { measureWorld } from './measure-world.ts';
import { sealFaults } from './recorded-seals.ts';
import { bytesOf, createRecordedWorld, itemIdsOf, locationOf, recordBatch } from './recorded-world.ts';
import { createSavedItems } from './saved-items.ts';
import { travelFaults } from './travel-faults.ts';
import { WANTED_FIGURES } from './wanted-figures.ts';
import { worldOfRows } from './world-of-rows.ts';

const files = await readShippedFiles();
const until = Date.UTC(2026, 5, 1);
const batches = [...generateWorld({ kind: 'small', seed: 2012, until, passwordHash: '', ...files })];
const world = record();

describe('the rows of a small world', () => {
  test('have no faults against the rules [WD-01]', () => {
    expect(worldFaults(worldOfRows(world, files.catalogue))).toEqual([]);
  });

  test('show what is changed against the rules [WD-01]', () => {
    const changed = record();

    changed.items.location.set(1, ITEM_LOCATIONS.indexOf('destroyed'));
    changed.playerCounters.value.set(changed.playerCounters.counted.indexOf('foraged'), 99_999);
    changed.statusCounts.pop();

    const faults = worldFaults(worldOfRows(changed, files.catalogue)).join('\n');
    expect(faults).toContain('item 1 is destroyed, and its history ends with');
    expect(faults).toContain('claims foraged 99999');
    expect(faults).toContain('claims status');
  });

  test('have digests that verify, and days with as many steps as the history [TM-04]', () => {
    const changed = createRecordedWorld();
    for (const { table, rows } of batches) {
      if (table === 'history')
        recordBatch(changed, {
          table,
          rows: rows.map((row) => ('type' in row ? edited(row) : row)),
        } as never);
      else if (table === 'provenance_day') recordBatch(changed, { table, rows: rows.slice(1) } as never);
    }

    expect(world.seals.heads.size).toBeGreaterThan(1_000);
    expect(sealFaults(world.seals)).toEqual([]);
    expect(sealFaults(changed.seals).join('\n')).toMatch(
      /^step \d+ of item 160 does not verify\n[\d-]+ claims undefined steps, a recount \d+$/,
    );
  });

  test('have the way of every item, as its history shows it [TM-02]', () => {
    const changed = record();
    const travelled = [...itemIdsOf(world)].filter((id) => world.travels.metres.at(id) > 0);
    const [longer, gone, elsewhere] = travelled.slice(-3) as [number, number, number];

    changed.travels.metres.set(longer, world.travels.metres.at(longer) + 1);
    for (const column of Object.values(changed.travels)) column.set(gone, 0);
    changed.travels.place.set(elsewhere, 999);

    expect(travelled.length).toBeGreaterThan(100);
    expect(travelFaults(world)).toEqual([]);
    expect(travelFaults(changed).map((fault) => fault.match(/item (\d+)/)?.[1])).toEqual(
      [longer, gone, elsewhere].map(String),
    );
  });

  test('replay to the items that are saved at the end [WD-01]', () => {
    const saved = createSavedItems(world);
    for (let position = 0; position < world.history.type.length; position += 1) saved.follow(position);
    const savedItems = [...itemIdsOf(world)].filter((id) => locationOf(world, id) === 'saved');

    expect(savedItems.length).toBeGreaterThan(0);
    expect(savedItems.filter((id) => saved.isMissing(world.items.user.at(id), id))).toEqual([]);
  });

  test('take less than 60 bytes each [WD-01]', () => {
    expect(bytesOf(world) / world.rowCount).toBeLessThan(60);
  });
});

test('a small world meets every figure [WD-01]', () => {
  const figures = measureWorld(world, { kind: 'small', until, catalogue: files.catalogue });

  const unmet = figures.filter(({ isMet }) => !isMet).map(({ name, value }) => `${name}: ${value}`);
  expect(unmet).toEqual([]);
});

test('every figure has a name of its own [WD-01]', () => {
  expect(new Set(WANTED_FIGURES.map(({ name }) => name)).size).toBe(WANTED_FIGURES.length);
});

/** Only its first step, so that one step and no other does not verify. */
let isEdited = false;
function edited<Row extends object>(row: Row): Row {
  if (isEdited || !('item_id' in row) || row.item_id !== 160) return row;
  isEdited = true;
  return { ...row, place_id: 999_999 };
}

function record() {
  const recorded = createRecordedWorld();
  for (const batch of batches) recordBatch(recorded, batch);
  return recorded;
}
