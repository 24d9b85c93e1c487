import { expect, test } from 'vitest';
import { compileText } from './compile-text.server.ts';

test('a text is split at its second-level headings', () => {
  const text = compileText(
    'Hello.\n\n## One & two\n\nFirst.\n\n### Smaller\n\nSecond.\n\n## Three\n\nThird.',
  );

  expect(text.intro).toEqual(['<p>Hello.</p>\n']);
  expect(text.sections.map(({ heading }) => heading)).toEqual(['One & two', 'Three']);
  expect(text.sections[0]?.parts).toEqual(['<p>First.</p>\n<h3>Smaller</h3>\n<p>Second.</p>\n']);
});

test.each([
  { markdown: '## Wishing Wells {#faq12}', id: 'faq12', heading: 'Wishing Wells' },
  { markdown: '## Who’s *there*? ', id: 'who-s-there', heading: 'Who’s *there*?' },
])('$markdown has the anchor $id', ({ markdown, id, heading }) => {
  expect(compileText(markdown).sections[0]).toMatchObject({ id, heading });
});

test('a text without headings is one introduction', () => {
  expect(compileText('Only this.')).toEqual({ intro: ['<p>Only this.</p>\n'], sections: [] });
});

test('a table has roles of its own, because phones lay it out as blocks', () => {
  const { intro } = compileText('| Header | Means |\n| --- | --- |\n| `X-Key` | a *key* |');

  expect(intro).toEqual([
    '<table role="table"><thead role="rowgroup"><tr role="row"><th role="columnheader">Header</th><th role="columnheader">Means</th></tr></thead>' +
      '<tbody role="rowgroup"><tr role="row"><td role="cell"><code>X-Key</code></td><td role="cell">a <em>key</em></td></tr></tbody></table>\n',
  ]);
});

test('a code block is a separate part with the label after its fence', () => {
  const { sections } = compileText(
    '## Code\n\nRun <it>:\n\n```In a shell\ncat < a\n```\n\n```And then\nb\n```\n',
  );

  expect(sections[0]?.parts).toEqual([
    '<p>Run <it>:</p>\n',
    { label: 'In a shell', code: 'cat < a' },
    { label: 'And then', code: 'b' },
  ]);
});

test('a code block without a label is refused', () => {
  expect(() => compileText('```\nls\n```')).toThrow('no label after its fence: ls');
});
