import { expect, test } from 'vitest';
import { loadPages } from './load-pages.ts';

test('requests every page with limited concurrency [LL-01, LK-01]', async () => {
  const scene = aScene({ atOnce: 4 });

  await scene.load([2, 3, 4, 5, 6, 7, 8, 9, 10]);

  expect(scene.arrived.toSorted((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(scene.mostAtOnce()).toBe(4);
});

test('a failed page is reported and the others still load [LL-01, ER-02]', async () => {
  const scene = aScene({ atOnce: 2, failing: [3, 5] });

  await scene.load([1, 2, 3, 4, 5]);

  expect(scene.arrived.toSorted()).toEqual([1, 2, 4]);
  expect(scene.failed.toSorted()).toEqual([3, 5]);
});

test('stops requesting and reporting once the visitor has left', async () => {
  const scene = aScene({ atOnce: 1, overAfter: 2 });

  await scene.load([1, 2, 3, 4]);

  expect(scene.requested).toEqual([1, 2]);
  expect(scene.arrived).toEqual([1]);
});

test('an empty list of pages makes no request', async () => {
  const scene = aScene({ atOnce: 4 });

  await scene.load([]);

  expect(scene.requested).toEqual([]);
});

/** A server that answers in a moment; the visitor leaves after `overAfter` calls. */
function aScene({ atOnce, failing = [], overAfter = Number.POSITIVE_INFINITY }: SceneOptions) {
  const requested: number[] = [];
  const arrived: number[] = [];
  const failed: number[] = [];
  let running = 0;
  let most = 0;

  async function fetchPage(page: number) {
    requested.push(page);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 1));
    running -= 1;
    if (failing.includes(page)) throw new Error('refused');
    return `page ${page}`;
  }

  const load = (pages: number[]) =>
    loadPages({
      pages,
      atOnce,
      fetchPage,
      onPage: (page, answer) => {
        expect(answer).toBe(`page ${page}`);
        arrived.push(page);
      },
      onFailure: (page) => failed.push(page),
      isOver: () => requested.length >= overAfter,
    });
  return { requested, arrived, failed, load, mostAtOnce: () => most };
}

interface SceneOptions {
  atOnce: number;
  failing?: number[];
  overAfter?: number;
}
