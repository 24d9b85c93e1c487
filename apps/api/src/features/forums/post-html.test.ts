import { readFileSync } from 'node:fs';
import { isSafeHref, LINK_REL, POST_ELEMENTS } from '@wallabee/contract/forums/post-html';
import { LONGEST_TEXT } from '@wallabee/contract/forums/post-limits';
import { type PostNode, readPostHtml } from '@wallabee/contract/forums/post-nodes';
import fc from 'fast-check';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';
import { describe, expect, test } from 'vitest';
import { expectLinear } from '../../../test/processes/processor-time.ts';
import { createPostSanitizer, sanitizePost, textOfPost } from './post-html.ts';

const XSS_VECTORS: string[] = JSON.parse(
  readFileSync(new URL('./xss-vectors.json', import.meta.url), 'utf8'),
);

describe('a post keeps', () => {
  test.each([
    ['<p>One</p><p>Two</p>'],
    ['<h3>Title</h3><ul><li>a</li><li><strong>b</strong></li></ul>'],
    ['<p>a<br>b <em>c</em> <code>d</code></p><hr>'],
    ['<blockquote><p>said</p></blockquote>'],
    ['1 &#x3C; 2 &#x26; 3'],
  ])('%s', (html) => {
    expect(sanitizePost(html)).toBe(html);
  });

  test('its links, with rel attributes that protect the page', () => {
    expect(sanitizePost('<a href="https://x.example/?a=1&b=2">x</a> <a href="/rules">y</a>')).toBe(
      `<a href="https://x.example/?a=1&#x26;b=2" rel="${LINK_REL}">x</a> <a href="/rules" rel="${LINK_REL}">y</a>`,
    );
  });

  test('the text of elements that are not allowed', () => {
    expect(sanitizePost('<div><h1>Big</h1><table><tr><td>cell</td></tr></table></div>')).toBe('Bigcell');
  });
});

describe('nothing gets through of', () => {
  test.each(XSS_VECTORS.map((vector) => [vector]))('%o [FO-06]', (vector) => {
    expectHarmless(sanitizePost(vector));
    expectHarmless(sanitizePost(`<p>Hello ${vector} there</p>`));
  });

  test('combined vectors [FO-06]', () => {
    for (const [index, first] of XSS_VECTORS.entries()) {
      for (const second of XSS_VECTORS.slice(index, index + 8)) expectHarmless(sanitizePost(first + second));
    }
  });

  test('random combinations of tags and handlers [FO-06]', () => {
    const part = fc.constantFrom(
      ...XSS_VECTORS.flatMap((vector) => vector.split(/(?=[<>"'= ])/)),
      '<p>',
      '</p>',
      '<a href="',
      '">',
      '&#',
      ';',
      '<button>',
      '</button>',
      '<table><td>',
      '<h3>',
      '<li>',
      '<pre>\n',
      '&quot;&amp;&nbsp;',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const clean = sanitizePost(parts.join(''));
        expectHarmless(clean);
        // Sanitizing twice gives the same result, so a browser parses it to the same tree.
        expect(sanitizePost(clean)).toBe(clean);
        expect(readPostHtml(clean)).toEqual(asBrowsersRead(clean));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the parser reads a post as browsers do:', () => {
  test.each([
    ['<p>One</p>\n<p>Two &lt;b&gt; &amp; "three" &#x27;four&#x27;</p>'],
    ['<p>a<br>b <em>c <b>d</b></em></p><hr><pre>\n\n x </pre>'],
    ['<ul>\n<li>a</li>\n<li><a href="https://x.example/?a=1&b=%22&c=<d>\'">b</a></li></ul>'],
    ['<p>one<button><p>two</p></button></p>'],
    ['<a href="/rules">one <table><td><a href="/faq">two</a></table></a>'],
    ['<h3>one<h4>two</h4></h3><li>three'],
    ['café &eacute; 🐝 &hellip;&nbsp;'],
  ])('%s', (html) => {
    const clean = sanitizePost(html);

    expect(readPostHtml(clean)).toEqual(asBrowsersRead(clean));
  });
});

test('the deepest possible nesting does not crash the server', () => {
  for (const tag of ['<b>', '<p>', '<ul><li>', '<a href="/">', '<svg>', '<table>', '<']) {
    const deep = tag.repeat(10_000 / tag.length);

    expectHarmless(sanitizePost(deep));
    expect(sanitizePost(sanitizePost(deep))).toBe(sanitizePost(deep));
  }
});

describe('a text of the greatest length is sanitised in under 50 ms of CPU time:', () => {
  const open = (count: number, after = '') =>
    Array.from({ length: count }, (_, index) => `<b id=${index}>${after}`).join('');

  test.each([
    { kind: 'links', start: '', part: '<a href=/>x</a>' },
    { kind: 'links that are not closed', start: '', part: '<a href="' },
    { kind: 'comments', start: '', part: '<!--' },
    { kind: 'character references', start: '', part: '&#x3c;' },
    { kind: 'ampersands', start: '', part: '&' },
    { kind: 'closing tags without opening ones', start: '', part: '</' },
    { kind: 'mismatched closing tags', start: '', part: '<b></i>' },
    { kind: 'nested elements', start: '', part: '<b>' },
    { kind: 'nested elements that seem closed', start: '', part: '<b></x>' },
    { kind: 'nested blocks', start: '', part: '<blockquote></x>' },
    { kind: 'tables', start: '', part: '<table><b>' },
    { kind: 'elements closed in the wrong order', start: '', part: '<b><p></b>' },
    {
      kind: 'elements that are opened again in each paragraph',
      start: `<p>${open(190)}</p>`,
      part: '<p>x</p>',
    },
    { kind: 'more of them that seem closed', start: `<p>${open(300, '</x>')}</p>`, part: '<p>x' },
    { kind: 'some of every kind', start: '<p><a><b><i><u><s><code><em><strong>', part: '<p>x</p>' },
  ])('$kind', async ({ start, part }) => {
    const text = (share: number) =>
      start + part.repeat(((LONGEST_TEXT - start.length) * share) / part.length);

    await expectLinear((share) => () => sanitizePost(text(share)));
    await expectLinear((share) => () => textOfPost(text(share)));
    expectHarmless(sanitizePost(text(1)));
  });
});

test('the plain text of a post has one line per paragraph', () => {
  expect(textOfPost('<p>One <b>bold</b>ly</p><ul><li>two</li><li>three</li></ul><script>x</script>')).toBe(
    'One boldly two three',
  );
});

test('sanitised posts are cached', () => {
  const sanitize = createPostSanitizer();

  expect(sanitize('<p onclick=x>a</p>')).toBe('<p>a</p>');
  expect(sanitize('<p onclick=x>a</p>')).toBe('<p>a</p>');
});

function expectHarmless(html: string) {
  const known = new Set<string>(POST_ELEMENTS);
  for (const element of elementsIn(treeOf(html))) {
    expect(known, html).toContain(element.tagName);
    const { href, rel, ...others } = element.properties;
    expect(others, html).toEqual({});
    if (href === undefined) expect(rel, html).toBeUndefined();
    else {
      expect(element.tagName).toBe('a');
      expect(isSafeHref(String(href)), html).toBe(true);
      expect(rel).toEqual(LINK_REL.split(' '));
    }
  }
}

function treeOf(html: string): Tree {
  return fromParse5(parseFragment(html)) as Tree;
}

function asBrowsersRead(html: string): PostNode[] {
  return toNodes(treeOf(html));
}

function toNodes({ children }: Tree | TreeElement): PostNode[] {
  return children.flatMap((node): PostNode[] => {
    if (node.type === 'text') return [node.value];
    if (node.type !== 'element') return [];
    return [{ name: node.tagName, href: String(node.properties.href ?? ''), children: toNodes(node) }];
  });
}

type Tree = Extract<ReturnType<typeof fromParse5>, { type: 'root' }>;
type TreeElement = Extract<Tree['children'][number], { type: 'element' }>;

function elementsIn(node: Tree | TreeElement): TreeElement[] {
  return node.children.flatMap((child) => {
    expect(['element', 'text']).toContain(child.type);
    return child.type === 'element' ? [child, ...elementsIn(child)] : [];
  });
}
