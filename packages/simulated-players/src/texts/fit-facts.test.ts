import { expect, test } from 'vitest';
import { asFact, fitFacts } from './fit-facts.ts';

test.each<{ before: string; fact: string; after?: string; text: string }>([
  { before: 'Saw a real ', fact: 'The Fox Consults the Moon', text: 'Saw a real Fox Consults the Moon' },
  { before: 'In my ', fact: 'The Bird Table', text: 'In my Bird Table' },
  { before: 'The ', fact: 'The Gingham Frontier', after: ' trade', text: 'The Gingham Frontier trade' },
  { before: 'A better ', fact: 'A Mitten of Exact Change', text: 'A better Mitten of Exact Change' },
  { before: 'A ', fact: 'The Owl', after: '!!', text: 'An Owl!!' },
  { before: 'From ', fact: 'The Bird Table', text: 'From The Bird Table' },
  { before: 'She knew that ', fact: 'The Fox', after: ' was late', text: 'She knew that The Fox was late' },
  { before: 'On the tenth day ', fact: 'The Fox', text: 'On the tenth day The Fox' },
  { before: 'As a ', fact: 'Hague', text: 'As a Hague' },
  { before: 'As a ', fact: 'Athens', after: ' person', text: 'As an Athens person' },
  { before: 'As an ', fact: 'Berlin', after: ' person', text: 'As a Berlin person' },
  { before: 'A ', fact: 'Unclaimed Elephant', text: 'An Unclaimed Elephant' },
  { before: 'A ', fact: 'Uninvited Bramble', text: 'An Uninvited Bramble' },
  { before: 'A ', fact: 'Unicorn as a Working Title', text: 'A Unicorn as a Working Title' },
  { before: 'A ', fact: 'Used as a Bookmark', text: 'A Used as a Bookmark' },
  { before: 'A ', fact: 'Usherette’s Torch', text: 'An Usherette’s Torch' },
  { before: 'A ', fact: 'One-Eyed Bear', text: 'A One-Eyed Bear' },
  { before: 'A ', fact: 'Onion of Transmutation', text: 'An Onion of Transmutation' },
  { before: 'A ', fact: 'X-Ray of the Pike', text: 'An X-Ray of the Pike' },
  { before: 'A ', fact: 'Hour in Wrapping Paper', text: 'An Hour in Wrapping Paper' },
  { before: 'I love a ', fact: 'SD', text: 'I love an SD' },
  { before: 'near a ', fact: 'office', text: 'near an office' },
  { before: 'For ', fact: 'Lambing at Two A.M.', after: '.', text: 'For Lambing at Two A.M.' },
  { before: '', fact: 'Is It Tuesday?', after: '. Yes.', text: 'Is It Tuesday? Yes.' },
  { before: 'Closed ', fact: 'Hammer Marked J.P.', after: ', 9th', text: 'Closed Hammer Marked J.P., 9th' },
  { before: 'Well, ', fact: 'Lamp', after: '...', text: 'Well, Lamp...' },
])('$before + $fact', ({ before, fact, after = '', text }) => {
  expect(fitFacts(before + asFact(fact) + after)).toBe(text);
});

test('an Italian "a" is no article', () => {
  expect(fitFacts(`Ci vediamo a ${asFact('Atene')}`, 'it')).toBe('Ci vediamo a Atene');
});
