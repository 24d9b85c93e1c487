import { ItemTypeId } from '@wallabee/contract/protocol/ids';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BoundTree } from './bound-query.ts';
import { matchesType } from './matches.ts';
import { simplify } from './simplify.ts';

const typeIds = [1, 2, 3, 4, 5].map((id) => ItemTypeId.parse(id));

const { tree: randomBoundTrees } = fc.letrec<{ tree: BoundTree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.subarray(typeIds).map((ids): BoundTree => ({ is: 'types', ids: new Set(ids) })),
    fc.constantFrom<BoundTree>({ is: 'everything' }, { is: 'nothing' }),
    fc
      .integer({ min: 1, max: 9 })
      .map((from): BoundTree => ({ is: 'number', within: [{ from, to: from + 1 }] })),
    fc.array(tie('tree'), { minLength: 2, maxLength: 4 }).map((of): BoundTree => ({ is: 'all', of })),
    fc.array(tie('tree'), { minLength: 2, maxLength: 4 }).map((of): BoundTree => ({ is: 'any', of })),
    tie('tree').map((of): BoundTree => ({ is: 'not', of })),
  ),
}));

test('a simplified query finds the same, with at most one term about types in a list [QL-03]', () => {
  fc.assert(
    fc.property(randomBoundTrees, (tree) => {
      const simple = simplify(tree);
      for (const id of typeIds) {
        const type = { id, issued: id * 2, is_undiscovered: false };
        expect(matchesType(asQuery(simple), type)).toBe(matchesType(asQuery(tree), type));
      }
      expect(mostTypeTerms(simple)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 3_000 },
  );
});

function asQuery(tree: BoundTree) {
  return { tree, excludesHidden: false, point: null };
}

function mostTypeTerms(tree: BoundTree): number {
  if (tree.is === 'not') return mostTypeTerms(tree.of);
  if (tree.is !== 'all' && tree.is !== 'any') return 0;
  return Math.max(tree.of.filter(isTypes).length, ...tree.of.map(mostTypeTerms));
}

function isTypes(tree: BoundTree): boolean {
  if (tree.is === 'not') return isTypes(tree.of);
  return tree.is === 'types' || tree.is === 'everything' || tree.is === 'nothing';
}
