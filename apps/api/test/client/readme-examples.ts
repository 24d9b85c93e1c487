import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './packed-client.ts';

export interface Example {
  heading: string;
  code: string;
}

/** The code blocks of the README by heading. Later blocks use the client that the first creates. */
export async function readmeExamples(): Promise<Example[]> {
  const text = await readFile(join(ROOT, 'packages/client/README.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  const examples = sections.flatMap((section) =>
    [...section.matchAll(/^```js\n(.*?)^```$/gms)].map(([, code = '']) => ({
      heading: section.split('\n', 1)[0] ?? '',
      code,
    })),
  );
  const [start = ''] = examples[0]?.code.split(/(?<=YOUR_KEY' \}\);\n)/) ?? [];
  return examples.map(({ heading, code }, index) => ({ heading, code: index === 0 ? code : start + code }));
}
