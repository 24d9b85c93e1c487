import { describe, expect, test } from 'vitest';
import { createTypesetter, type TextLook } from './typesetter.ts';

const typesetter = createTypesetter((cluster) => (cluster === '🐝' ? '<circle r="16"/>' : undefined));
const look: TextLook = { style: 'text', size: 40, colour: '#000' };
const block = { ...look, width: 300, mostLines: 2 };
const widthOf = (text: string) => typesetter.line(text, look).width;
const glyphs = (svg: string) => svg.match(/<path /g)?.length ?? 0;

describe('a line', () => {
  test.each([
    'Bell',
    'Łódź',
    'Việt',
    'Привет',
    'Ελλάδα',
    'العربية',
    'שלום',
    '日本語',
    'ไทย',
    'हिन्दी',
    '한국어',
    'ქართული',
  ])('has outlines for %s', (text) => {
    const { width, svg } = typesetter.line(text, look);

    expect(width).toBeGreaterThan(20);
    expect(glyphs(svg)).toBeGreaterThan(1);
  });

  test('draws mathematical letters as plain ones, and emoji from the icon set', () => {
    expect(widthOf('𝓩𝓸𝓮')).toBe(widthOf('Zoe'));
    expect(typesetter.line('🐝', look).svg).toContain('<circle');
  });

  test('leaves out what no font has, controls and marks that reverse the direction', () => {
    expect(widthOf('a\u{f0000}b\u202e\u0007c')).toBe(widthOf('abc'));
  });

  test('joins Arabic letters and orders mixed directions', () => {
    const [joined, apart] = [widthOf('بب'), 2 * widthOf('ب')];
    expect(joined).toBeLessThan(apart);

    const starts = [
      ...typesetter.line('ab שלום cd', look).svg.matchAll(/<g transform="translate\(([\d.]+) 0\)/g),
    ];
    expect(starts.map(([, x]) => Number(x))).toEqual(
      [...starts.map(([, x]) => Number(x))].sort((a, b) => a - b),
    );
  });

  test('writes no markup from the text', () => {
    expect(typesetter.line('</g><script>"&', look).svg).not.toContain('<script');
  });

  test('an empty text is nothing', () => {
    expect(widthOf('')).toBe(0);
    expect(typesetter.block(' \n ', block)).toEqual([]);
  });
});

describe('a block', () => {
  test('breaks at spaces and keeps within its width', () => {
    const lines = typesetter.block('Small numbered things', block);

    expect(lines).toHaveLength(2);
    for (const { width } of lines) expect(width).toBeLessThanOrEqual(block.width);
  });

  test('ends with an ellipsis where it is too long', () => {
    const lines = typesetter.block('word '.repeat(100), block);
    const last = lines.at(-1)?.width ?? 0;

    expect(lines).toHaveLength(2);
    expect(last).toBeLessThanOrEqual(block.width);
    expect(typesetter.block('word word', block)[0]?.width).not.toBe(last);
  });

  test.each(['Donaudampfschifffahrtsgesellschaft', '日'.repeat(60), 'ไทย'.repeat(30), '🐝'.repeat(50)])(
    'breaks %s, which has no spaces',
    (text) => {
      const lines = typesetter.block(text, block);

      expect(lines).toHaveLength(2);
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(block.width);
    },
  );

  test('reads only the beginning of a very long text', () => {
    expect(typesetter.block('x'.repeat(100_000), block)).toEqual(typesetter.block('x'.repeat(600), block));
  });
});
