import examples from './recorded-examples.json' with { type: 'json' };

/** An answer of the demo world. Long lists and texts in it are cut. */
export interface RecordedExample {
  /** What the call was made with: parts of the path, and the query. */
  parameters: Readonly<Record<string, unknown>>;
  answer: unknown;
}

const RECORDED: Readonly<Record<string, readonly RecordedExample[] | undefined>> = examples;

/** `npx vitest run recorded-examples --update` records them. */
export function recordedExamples(name: string): readonly RecordedExample[] {
  return RECORDED[name] ?? [];
}
