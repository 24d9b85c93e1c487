import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import examples from './recorded-examples.json' with { type: 'json' };

/** An answer from the small demo world. Long lists and texts are truncated. */
export interface RecordedExample {
  parameters: Readonly<Record<string, unknown>>;
  answer: unknown;
}

export function requestPath({ path }: DescribedCall, parameters: RecordedExample['parameters']): string {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(parameters[name])));
  const inQuery = Object.entries(parameters).filter(([name]) => !inPath.has(name));
  const query = new URLSearchParams(inQuery.map(([name, value]): [string, string] => [name, String(value)]));
  return query.size > 0 ? `${filled}?${query}` : filled;
}

const RECORDED: Readonly<Record<string, readonly RecordedExample[] | undefined>> = examples;

/** Recorded by `npx vitest run recorded-examples --update`. */
export function recordedExamples(name: string): readonly RecordedExample[] {
  return RECORDED[name] ?? [];
}
