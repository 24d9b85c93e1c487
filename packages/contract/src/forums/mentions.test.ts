import { expect, test } from 'vitest';
import { MOST_MENTIONS, mentionsIn, splitAtMentions } from './mentions.ts';

test.each([
  { text: 'thanks @Zoe, and @zoe again', names: ['zoe'] },
  { text: '(@ben_1) @ada.', names: ['ben_1', 'ada'] },
  { text: 'write to a@b.example or see example.com/@ada', names: [] },
  { text: '@@ada @ x @ab @longer_than_any_username', names: [] },
  { text: '@ada’s and @ada-b', names: ['ada', 'ada-b'] },
  { text: '', names: [] },
])('$text mentions $names [AL-02]', ({ text, names }) => {
  expect(mentionsIn(text)).toEqual(names);
});

test('a post mentions a limited number of players', () => {
  const text = Array.from({ length: 30 }, (_, index) => `@player${index}`).join(' ');
  expect(mentionsIn(text)).toHaveLength(MOST_MENTIONS);
});

test('a text is split at the players it mentions, and unknown names stay [FX-04]', () => {
  const playerOf = (username: string) => (username === 'demo' ? 3 : undefined);

  expect(splitAtMentions('Ask @Demo, not a@demo.example or @nobody.', playerOf)).toEqual([
    { text: 'Ask ' },
    { text: '@Demo', player: 3 },
    { text: ', not a@demo.example or @nobody.' },
  ]);
});
