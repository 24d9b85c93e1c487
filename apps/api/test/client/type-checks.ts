import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, run } from './packed-client.ts';
import type { Example } from './readme-examples.ts';

/** Compiles the examples with the declarations of the package; returns the errors. */
export async function typeErrors(
  folder: string,
  examples: readonly Example[],
  options: object,
): Promise<string> {
  const files = examples.map(({ heading }) => `${heading.replaceAll(/\W+/g, '-')}.ts`);
  for (const [index, { code }] of examples.entries()) await writeFile(join(folder, files[index] ?? ''), code);
  const compilerOptions = {
    strict: true,
    // The examples are JavaScript, so their parameters have no types.
    noImplicitAny: false,
    noUncheckedIndexedAccess: true,
    target: 'es2022',
    module: 'nodenext',
    noEmit: true,
    ...options,
  };
  const config = join(folder, 'tsconfig.json');
  await writeFile(config, JSON.stringify({ compilerOptions, files }));
  const compiled = run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', config]);
  const { stdout } = await compiled.catch((failure: { stdout: string }) => failure);
  return stdout;
}

/** Code that the types of the package must accept, and errors that they must report. */
export const TYPES = `
import { type AnswerOf, createClient, type FoundNumber, query } from '@wallabee/client';

const client = createClient({ baseUrl: '', key: '' });
const name: Promise<string> = client.readNumberedItem({ params: { itemTypeId: 1, number: 2 } }).then((item) => item.name);
const answer: Promise<AnswerOf<'readHive'>> = client.readHive();
// @ts-expect-error A parameter is missing.
client.readNumberedItem({ params: { itemTypeId: 1 } });
// @ts-expect-error The id must be a number.
client.readNumberedItem({ params: { itemTypeId: 'a', number: 2 } });
// @ts-expect-error There is no such call.
client.readEverything();
// @ts-expect-error This call is not paged.
client.items('readItem', { params: { itemId: 1 } });
// @ts-expect-error The forum is missing.
client.pages('readForum');
// @ts-expect-error There is no such pattern.
query().is('palindrone');
// @ts-expect-error A range cannot be compared.
query().number('<', { from: 1 });
for await (const found of client.items('listNumbers', { params: { itemTypeId: 1 } })) {
  const number: FoundNumber['number'] = found.number;
  console.log(number, name, answer);
}
for await (const event of client.events({ kinds: ['market'] })) {
  if (event.event === 'market') console.log(event.data.price.toFixed(), event.id?.length);
}
`;
