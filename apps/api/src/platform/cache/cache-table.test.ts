import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');
const document = join(sources, '../../../docs/architecture.md');

test('docs/architecture.md lists every cache with its limit, its TTL and what invalidates it', () => {
  const inCode = uses().map(rowOf).sort(byName);
  const inDocument = rows().sort(byName);

  expect(inCode.length).toBeGreaterThan(10);
  expect(inDocument).toEqual(inCode);
});

interface Row {
  name: string;
  limit: string;
  ttl: string;
  channels: string[];
}

function byName(one: Row, other: Row) {
  return one.name.localeCompare(other.name);
}

function rowOf(use: string): Row {
  const entries = numberIn(use, 'maxEntries');
  const bytes = numberIn(use, 'maxBytes');
  const ttlMs = numberIn(use, 'ttlMs');
  return {
    name: /name: '([^']+)'/.exec(use)?.[1] ?? `a cache without a name: ${use}`,
    limit:
      entries === undefined
        ? `${written((bytes ?? 0) / 1024 ** 2)} MB`
        : `${written(entries)} ${entries === 1 ? 'entry' : 'entries'}`,
    ttl: ttlMs === undefined ? 'none' : `${written(ttlMs / 1_000)} s`,
    channels: [...(/invalidatedBy: (\[[^\]]+\]|'[^']+')/.exec(use)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
      ([, channel = '']) => channel,
    ),
  };
}

function numberIn(use: string, option: string): number | undefined {
  const [, text] = new RegExp(`${option}: ([\\d_ *]+)`).exec(use) ?? [];
  return text?.split(/(?<!\*)\*(?!\*)/).reduce((product, factor) => product * powerIn(factor), 1);
}

function powerIn(factor: string): number {
  const [base = 0, exponent = 1] = factor.split('**').map((digits) => Number(digits.replaceAll('_', '')));
  return base ** exponent;
}

function written(number: number): string {
  return number.toLocaleString('en-US');
}

function uses(): string[] {
  return sourceFiles().flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/(?<!function )createCache</g)].map(({ index }) => argumentAt(text, index));
  });
}

function sourceFiles(): string[] {
  return readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(sources, file));
}

function argumentAt(text: string, index: number): string {
  const start = text.indexOf('({', index);
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '(') depth += 1;
    if (text[end] === ')') depth -= 1;
    if (depth === 0) return text.slice(start, end);
  }
  return '';
}

function rows(): Row[] {
  const [, section = ''] = readFileSync(document, 'utf8').split('\n## Caches\n');
  const lines = section.split('\n## ')[0]?.split('\n') ?? [];
  return lines
    .filter((line) => line.startsWith('| `'))
    .map((line) => {
      const [, name = '', , limit = '', ttl = '', invalidatedBy = ''] = line
        .split('|')
        .map((cell) => cell.trim());
      return {
        name: name.replaceAll('`', ''),
        limit,
        ttl,
        channels: [...invalidatedBy.matchAll(/`([^`]+)`/g)].map(([, channel = '']) => channel),
      };
    });
}
