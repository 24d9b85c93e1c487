import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { type Problem, problem } from './problem.ts';

export interface YamlFile {
  name: string;
  content: unknown;
  lineOf(path: readonly PropertyKey[]): number;
}

export type YamlReading = { file: YamlFile; problems: [] } | { file: null; problems: Problem[] };

export async function readYamlFile(folder: string, name: string): Promise<YamlReading> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => null);
  if (text === null)
    return unreadable(name, [{ line: 1, message: 'The file is missing, or may not be read' }]);

  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, prettyErrors: false });
  const complaints = [...document.errors, ...document.warnings];
  if (complaints.length > 0) {
    const lines = complaints.map(({ pos, message }) => ({ line: lineCounter.linePos(pos[0]).line, message }));
    return unreadable(name, lines);
  }
  try {
    const content: unknown = document.toJS();
    const lineOf = (path: readonly PropertyKey[]) => lineCounter.linePos(offsetOf(document, path)).line;
    return { file: { name, content, lineOf }, problems: [] };
  } catch (error) {
    // Resolving aliases can fail here, for missing or recursive ones.
    return unreadable(name, [{ line: 1, message: error instanceof Error ? error.message : String(error) }]);
  }
}

function unreadable(name: string, complaints: { line: number; message: string }[]): YamlReading {
  const problems = complaints.map(({ line, message }) =>
    problem({ file: name, line: Math.max(line, 1) }, `${message.replace(/\.$/, '')}.`),
  );
  return { file: null, problems };
}

function offsetOf(document: Document, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = startOf(node) ?? 0;
  for (const step of path) {
    const next = stepInto(document, node, step);
    if (!next) return offset;
    offset = startOf(next.shown) ?? offset;
    node = next.node;
  }
  return offset;
}

/** The key's line, because a nested list or map begins on the line after it. */
function stepInto(document: Document, parent: unknown, step: PropertyKey) {
  const node = isAlias(parent) ? parent.resolve(document) : parent;
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === step);
    return pair && { shown: pair.key, node: pair.value };
  }
  const element = isSeq(node) ? node.items[Number(step)] : undefined;
  return element === undefined ? undefined : { shown: element, node: element };
}

function startOf(node: unknown): number | undefined {
  return (node as Node | null)?.range?.[0];
}
