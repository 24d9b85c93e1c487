import { sampleType } from '@wallabee/game/samples/sample-catalogue';
import { arrangeCatalogue } from '@wallabee/game/state/game-catalogue';
import { expect, test } from 'vitest';
import { completeSomeSet } from './completing.ts';
import { createKnowledge } from './knowledge.ts';
import { aView, CAFE, done, NOW } from './view.fixture.ts';

/** Of the first set one retired item is missing; others hold some, but nobody gives one away. */
const EASY_BUT_RETIRED = [sampleType(1, 1, { retired_at: NOW - 1 })];
const LARGE = Array.from({ length: 30 }, (_, index) => sampleType(index + 100, 2, { categories: [CAFE] }));

test('after two visits in vain a player works on another set [WD-02]', () => {
  const catalogue = arrangeCatalogue([...EASY_BUT_RETIRED, ...LARGE]);
  const view = aView({}, { catalogue, knowledge: createKnowledge(catalogue), supplyCount: () => 5 });
  const goal = completeSomeSet();
  const targets = [1, 2, 3].map(() => {
    done(goal(view));
    return view.intent.target;
  });

  expect(targets).toEqual([1, 1, 2]);
});
