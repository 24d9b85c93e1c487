import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import examples from './recorded-examples.json' with { type: 'json' };

/** An answer of the demo world. Long lists and texts in it are cut. */
export interface RecordedExample {
  /** What the call was made with: parts of the path, and the query. */
  parameters: Readonly<Record<string, unknown>>;
  answer: unknown;
}

/** The path and the query of a call. */
export function requestPath({ path }: DescribedCall, parameters: RecordedExample['parameters']): string {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const inQuery = Object.entries(parameters).filter(([name]) => !inPath.has(name));
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

const RECORDED: Readonly<Record<string, readonly RecordedExample[] | undefined>> = examples;

/** `npx vitest run recorded-examples --update` records them. */
export function recordedExamples(name: string): readonly RecordedExample[] {
  return RECORDED[name] ?? [];
}
