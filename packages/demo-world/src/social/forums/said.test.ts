import { expect, test } from 'vitest';
import { createSaid } from './said.ts';

const by = { author: 'robin', facts: {} };

test.each<{ text: string; isRepeated: boolean }>([
  { text: 'I had to look twice. Lamp #7!', isRepeated: true },
  { text: 'Fine. i had to look twice!!', isRepeated: true },
  { text: 'I had to look three times.', isRepeated: false },
  { text: 'Thanks, Robin!', isRepeated: false },
])('after "Owl #3. I had to look twice. Thanks, Robin!": $text', ({ text, isRepeated }) => {
  const said = createSaid();
  said.add('Owl #3. I had to look twice. Thanks, Robin!', by);

  expect(said.repeats(text, by)).toBe(isRepeated);
});

test('a sentence may come again after forty posts', () => {
  const said = createSaid();
  said.add('I had to look twice.', by);
  for (let post = 1; post < 40; post += 1) said.add(`This is post number ${post}.`, by);
  expect(said.repeats('I had to look twice.', by)).toBe(true);

  said.add('This is the fortieth post.', by);
  expect(said.repeats('I had to look twice.', by)).toBe(false);
});

test('a player does not write a long sentence again with another item and place', () => {
  const sentence = (item: string, place: string) =>
    `If you were at ${place} with the red umbrella today: I got ${item} before you turned round.`;
  const said = createSaid();
  said.add(sentence('Owl', 'Old Pier'), { author: 'robin', facts: { item: 'Owl', place: 'Old Pier' } });
  const facts = { item: 'Brass Lamp', place: 'Town Hall' };

  expect(said.repeats(sentence('Brass Lamp', 'Town Hall'), { author: 'robin', facts })).toBe(true);
  expect(said.repeats(sentence('Brass Lamp', 'Town Hall'), { author: 'ada', facts })).toBe(false);
});
