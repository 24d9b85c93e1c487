import { expect, test } from 'vitest';
import { cardTextsIn } from '../living-text/card-texts.ts';
import { passagesOf } from './post-passages.ts';

test.each([
  ['[Yeti]', false, ['Yeti']],
  ['<b>[Yeti]</b>', false, ['Yeti']],
  ['<p>One <b>[Yeti #42]</b></p><ul><li>[Lens]</li></ul>', true, ['Yeti #42', 'Lens']],
  ['<p><code>[Yeti]</code></p><pre><b>[Lens]</b></pre>', true, []],
  ['<p><a href="/rules">[Yeti]</a> [Ye<b>ti</b>]</p>', true, []],
  ['<p>[Salt &#x26; Pepper]</p>', true, ['Salt & Pepper']],
])('%s has the names %o [FX-03]', (text, is_html, names) => {
  expect(cardTextsIn(passagesOf({ text, is_html })).map(({ words }) => words)).toEqual(names);
});
