import type { WishListChoice } from '@wallabee/contract/wish-lists/wish-list-rules';
import { expect, test } from 'vitest';
import { wishPlanHref } from './wish-list-links.ts';

test.each<{ choice: WishListChoice; q: string | null }>([
  { choice: { target: 'M', isWider: false }, q: 'missing:me -is:unique' },
  { choice: { target: 'M', isWider: true }, q: 'missing:me' },
  { choice: { target: 99, isWider: false }, q: '(missing:me or best>99) -is:unique' },
  { choice: { target: 'U', isWider: false }, q: 'missing:me is:unique' },
  { choice: { target: 'P', isWider: false }, q: null },
])('the list of $choice.target is planned by $q [PN-02]', ({ choice, q }) => {
  const href = wishPlanHref(choice);

  expect(href && new URL(href, 'https://site.invalid').searchParams.get('q')).toBe(q);
});
