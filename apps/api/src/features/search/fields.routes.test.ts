import { beforeEach, describe, expect, test } from 'vitest';
import { aScene, type Scene, searcher, shown } from '../../../test/builders/search-scene.ts';
import { createTestWorld } from '../../../test/world.ts';

const world = await createTestWorld();
const find = searcher(world);
let scene: Scene;
beforeEach(async () => {
  scene = await aScene(world);
});

describe('every field finds numbers [QL-03]', () => {
  const NUMBERS: [q: string, found: string][] = [
    ['#11', '101#11'],
    ['number>10', '101#11 101#12'],
    ['number:4..6', '101#4 101#5 101#6'],
    ['number:2,12 name:yeti', '101#2 101#12'],
    ['class:dd', '101#10 101#11 101#12'],
    ['is:repdigit', '101#11'],
    ['is:prime set:cat', '103#2 106#2'],
    ['status:saved', '101#1 104#1 102#2'],
    ['status:pouch', '101#2 101#5'],
    ['status:lockbox', '102#1'],
    ['status:locked', '102#1 103#1 101#5'],
    ['status:market', '101#2'],
    ['status:place', '103#1 101#3'],
    ['status:pool', '101#4'],
    ['status:recycled', '102#3'],
    ['status:limbo,unique_pool', '103#2 106#2'],
    ['status:opened', '106#1'],
    ['status:hidden', '105#1 105#2 105#3'],
    ['owner:"Ben Alder"', '102#1 101#2'],
    ['owner:cleo', '104#1 101#5'],
    ['at:Liberty', '101#3'],
    ['at:museum', '103#1'],
    ['in:london', '101#3'],
    ['near:Liberty,2', '101#3'],
    ['near:55.9,-3.2,20', '103#1'],
    ['price<100', '101#2'],
    ['created:2012', '101#1'],
    ['moved>2026-05-29', '101#4'],
    ['moved>=30d', '101#4'],
    ['moves>=9', '101#3'],
    ['hands:3', '101#2'],
    ['set:attic -name:yeti', '102#1 105#1 102#2 105#2 102#3 105#3'],
    ['subset:boxes', '102#1 102#2 102#3'],
    ['gen:2 #1', '103#1 106#1'],
    ['is:unique #1', '104#1'],
    ['from:yeti', '103#1 103#2'],
    ['yeti 12', '101#12'],
    ['(#11 or #3) yeti', '101#3 101#11'],
    ['yeti -#11 -number<11', '101#12'],
    ['#2 -status:saved,pouch,limbo', '106#2'],
  ];

  test('that anybody may ask for', async () => {
    for (const [q, found] of NUMBERS) expect(shown(await find(q, { of: 'numbers' })), q).toBe(found);
  });

  test('that depend on the player who asks', async () => {
    const as = scene.ada;

    expect(shown(await find('owner:me', { of: 'numbers', as }))).toBe('101#1 103#1 102#2');
    expect(shown(await find('owner:friends', { of: 'numbers', as }))).toBe('102#1 101#2');
    expect(shown(await find('missing:me #1', { of: 'numbers', as }))).toBe('103#1 104#1 106#1');
    expect(shown(await find('beats:me set:attic', { of: 'numbers', as }))).toBe('102#1');
    expect(shown(await find('has:me number>11', { of: 'numbers', as }))).toBe('101#12');
    expect(shown(await find('best>1', { of: 'numbers', as }))).toBe('102#1 102#2 102#3');
    expect(shown(await find('missing:ada has:cleo', { of: 'numbers' }))).toBe('104#1');
  });
});

describe('every field finds items [QL-03]', () => {
  const ITEMS: [q: string, found: string][] = [
    ['name:tea', '106 104'],
    ['set:attic', '105 102 101'],
    ['subset:7', '102'],
    ['gen:2', '106 103'],
    ['is:mix', '103'],
    ['is:store', '101'],
    ['is:forage', '102'],
    ['is:market-only', '106'],
    ['is:container', '106'],
    ['is:component', '102 101'],
    ['is:retired', '103'],
    ['is:unreleased', '105'],
    ['is:variant', '104'],
    ['is:one-of-a-kind', '104'],
    ['cost:40', '101'],
    ['cost<50 -is:retired', '101'],
    ['store:oven', '101'],
    ['category:museum', '102'],
    ['category:gallery', '102'],
    ['from:mix', '103'],
    ['from:"Fog Bell"', ''],
    ['makes:bell', '102 101'],
    ['issued>=3', '105 102 101'],
    ['released:2012', '101'],
    ['released>=30d', '106'],
    ['designer:nell', '101'],
    ['number>10', '101'],
    ['status:recycled', '102'],
    ['yeti 12', '101'],
    ['yeti 13', ''],
    ['is:mix or is:store', '103 101'],
    ['set:attic -is:unreleased -is:store', '102'],
    ['owner:ben set:attic', '102 101'],
  ];

  test('that anybody may ask for', async () => {
    for (const [q, found] of ITEMS) expect(shown(await find(q, { of: 'items' })), q).toBe(found);
  });

  test('that depend on the player who asks', async () => {
    const as = scene.ada;

    expect(shown(await find('missing:me', { of: 'items', as }))).toBe('106 103 104');
    expect(shown(await find('has:me', { of: 'items', as }))).toBe('102 101');
    expect(shown(await find('best:2', { of: 'items', as }))).toBe('102');
  });
});
