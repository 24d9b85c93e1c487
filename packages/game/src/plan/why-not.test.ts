import { IMPOSSIBLE_REASONS } from '@wallabee/contract/plan/plan-costs';
import { expect, test } from 'vitest';
import { sampleType } from '../samples/sample-catalogue.ts';
import { arrangeCatalogue } from '../state/game-catalogue.ts';
import type { TypeFacts } from '../state/type-facts.ts';
import { impossibleWords } from './why-not.strings.ts';
import { whyImpossible } from './why-not.ts';

const NOW = Date.parse('2026-11-01T00:00:00Z');
const RETIRED = { retired_at: 0 };
const UNDISCOVERED = { released_at: null };

const types: Record<string, TypeFacts> = {
  plain: sampleType(1, 1, { store_cost: 5 }),
  retired: sampleType(2, 1, RETIRED),
  undiscovered: sampleType(3, 1, UNDISCOVERED),
  ofRetired: sampleType(4, 1, { formulas: [[1, 2]] }),
  ofUndiscovered: sampleType(5, 1, { formulas: [[3, 1]] }),
  deep: sampleType(6, 1, { formulas: [[1, 4]] }),
  secret: sampleType(7, 1, { special_components: [1] }),
  unique: sampleType(8, 25),
  retiredUnique: sampleType(9, 25, RETIRED),
  boxed: sampleType(10, 20),
  box: sampleType(11, 141, { role: 'mystery_box', contains: [10] }),
  mixerOnly: sampleType(12, 1),
  foraged: sampleType(13, 1, { locations: ['Any beach'] }),
  ofPlain: sampleType(14, 1, { formulas: [[1, 1]] }),
};
const catalogue = arrangeCatalogue(Object.values(types));

test.each([
  { what: 'undiscovered', reason: 'undiscovered', part: null },
  { what: 'retired', reason: 'retired', part: null },
  { what: 'ofRetired', reason: 'retired_part', part: 2 },
  { what: 'ofUndiscovered', reason: 'undiscovered_part', part: 3 },
  { what: 'deep', reason: 'retired_part', part: 2 },
  { what: 'secret', reason: 'secret', part: null },
  { what: 'unique', reason: 'gifted', part: null },
  { what: 'retiredUnique', reason: 'retired', part: null },
  { what: 'boxed', reason: 'by_chance', part: null },
  { what: 'mixerOnly', reason: 'by_chance', part: null },
  { what: 'foraged', reason: 'nobody', part: null },
  { what: 'ofPlain', reason: 'nobody', part: null },
])('the reason for $what is $reason [PN-03]', ({ what, reason, part }) => {
  const canHave = (id: number) => id === 1;

  const why = whyImpossible(types[what] as TypeFacts, { catalogue, now: NOW, hasSaved: false, canHave });

  expect(why).toEqual({ reason, part });
});

test('of a saved type only a lower number is missing [PN-03]', () => {
  const circumstances = { catalogue, now: NOW, hasSaved: true, canHave: () => false };

  expect(whyImpossible(types.retired as TypeFacts, circumstances).reason).toBe('nobody_lower');
});

test('every reason has a sentence [PN-03]', () => {
  for (const reason of IMPOSSIBLE_REASONS) expect(impossibleWords(reason)).toMatch(/^[A-Z].+\.$/);
  expect(impossibleWords('retired_part', { part: 'Storm Glass' })).toBe(
    'Nobody offers it now. It is made only from Storm Glass, which is retired.',
  );
  expect(impossibleWords('by_chance', { containers: ['Mystery Box', 'Chest'] })).toBe(
    'Nobody offers it now. With luck it is in Mystery Box or Chest.',
  );
});
