// Writes the calls and models of the client package from the OpenAPI document, into packages/client/build.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callsOf } from './calls-of-document.mjs';
import { comment, fieldsOf, modelOf } from './type-of-schema.mjs';

const ROOT = join(import.meta.dirname, '../..');

export function writeCalls() {
  const document = JSON.parse(readFileSync(join(ROOT, 'docs/openapi.json'), 'utf8'));
  const folder = join(ROOT, 'packages/client/build');
  mkdirSync(folder, { recursive: true });
  const calls = callsOf(document);
  writeIfNew(join(folder, 'models.ts'), modelsText(document));
  writeIfNew(join(folder, 'calls.ts'), callsText(calls, document));
  writeIfNew(join(folder, 'methods.ts'), methodsText(calls));
  writeIfNew(join(folder, 'call-table.ts'), tableText(calls));
}

/** Unchanged files are not written, so that the incremental compiler does not run again. */
function writeIfNew(file, text) {
  try {
    if (readFileSync(file, 'utf8') === text) return;
  } catch {
    // The file does not exist yet.
  }
  writeFileSync(file, text);
}

function modelsText({ components }) {
  return Object.entries(components.schemas)
    .map(([name, schema]) => modelOf(name, schema))
    .join('\n');
}

function callsText(calls, { components }) {
  const body = calls.map((call) => `  ${call.name}: ${typeOfCall(call)};\n`).join('\n');
  const used = Object.keys(components.schemas).filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  return `import type { ${used.join(', ')} } from './models.ts';\n\n/** What each call takes and answers. */\nexport interface Calls {\n${body}}\n`;
}

/** Editors show the comments of an interface, but not those of a mapped type. */
function methodsText(calls) {
  const body = calls.map(
    (call) => `${comment(textOf(call), '  ')}  readonly ${call.name}: Call<'${call.name}'>;\n`,
  );
  return `import type { Call } from '../src/call.ts';\n\n/** A method for each call. */\nexport interface Methods {\n${body.join('\n')}}\n`;
}

/** In the document, a call without more details has its summary as description. */
function textOf({ summary, description, successor }) {
  const text = description === summary ? summary : `${summary}\n\n${description}`;
  return successor ? `${text}\n\n@deprecated Use ${successor}.` : text;
}

function typeOfCall({ input, answer, paged }) {
  const fields = [
    { name: 'input', type: input },
    { name: 'answer', type: answer },
    ...(paged ? [{ name: 'list', type: JSON.stringify(paged.list) }] : []),
  ];
  return fieldsOf(fields, '  ');
}

function tableText(calls) {
  const names = (chosen) => JSON.stringify(chosen.map(({ name }) => name));
  const addresses = Object.fromEntries(calls.map(({ name, address }) => [name, address]));
  const unusual = calls.filter(({ isSafe, address }) => isSafe !== address.startsWith('GET '));
  const pages = calls
    .filter(({ paged }) => paged)
    .map(({ name, paged: { list, place, first, last } }) => [name, [list, place, first, last]]);
  return [
    "import type { Calls } from './calls.ts';",
    `export const ADDRESSES: Readonly<Record<keyof Calls, string>> = ${JSON.stringify(addresses, null, 2)};`,
    `/** GETs that change something, and POSTs that change nothing. */\nexport const UNUSUAL: readonly string[] = ${names(unusual)};`,
    `/** Calls that take an Idempotency-Key. */\nexport const KEYED: readonly string[] = ${names(calls.filter(({ isKeyed }) => isKeyed))};`,
    `/** Calls whose body is a form, because they do not accept JSON. */\nexport const FORMS: readonly string[] = ${names(calls.filter(({ isForm }) => isForm))};`,
    `/** Calls that do not answer with JSON. */\nexport const RAW: readonly string[] = ${names(calls.filter(({ isJson }) => !isJson))};`,
    `/** The list, where the page is, its first number, and what says whether there are more. */\nexport const PAGED: Readonly<Record<string, readonly [list: string, place: string, first: number, last: string]>> = ${JSON.stringify(Object.fromEntries(pages), null, 2)};`,
    '',
  ].join('\n\n');
}
