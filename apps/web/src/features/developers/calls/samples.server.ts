import type { CallDoc } from '../document/call-docs.ts';
import { isReadable } from '../document/readable-text.ts';
import { requestOf, type Sent } from './request-of.ts';

export interface Sample {
  language: 'curl' | 'JavaScript' | 'Python';
  text: string;
}

export function samplesOf(call: CallDoc, apiUrl: string): Sample[] {
  const request = sampleRequest(call, apiUrl);
  return [
    { language: 'curl', text: curlOf(request) },
    {
      language: 'JavaScript',
      text: request.answer === 'stream' ? eventSourceOf(request) : javaScriptOf(request),
    },
    { language: 'Python', text: pythonOf(request) },
  ];
}

/** The names of path parameters whose values need not exist, because no answer to them was recorded. */
export function composedValues({ inputs, examples }: CallDoc): string[] {
  if (examples.some(({ request }) => request !== null)) return [];
  return inputs.filter(({ place }) => place === 'path').map(({ name }) => name);
}

export interface SampleRequest {
  method: string;
  url: string;
  headers: [string, string][];
  /** The fields of a form. */
  form: [string, string][] | null;
  json: unknown;
  upload: string | null;
  answer: 'json' | 'text' | 'file' | 'stream';
  mayRedirect: boolean;
}

export function sampleRequest(call: CallDoc, apiUrl: string): SampleRequest {
  const { method, inputs, needs, bodyKind, upload, answer, statuses } = call;
  const sendsJson = bodyKind === 'json';
  const typed = new Map(
    inputs.filter(({ isInSample }) => isInSample).map(({ name, example }) => [name, example]),
  );
  const { path, body } = requestOf(call as Sent, typed);
  const bodyType = upload ?? (sendsJson && body !== undefined ? 'application/json' : null);
  return {
    method,
    url: `${apiUrl}${path}`,
    headers: [
      ...(needs === 'nothing' ? [] : [['X-WallaBee-API-Key', 'YOUR_KEY'] as [string, string]]),
      ...(needs === 'token' ? [['X-User-Token', 'YOUR_TOKEN'] as [string, string]] : []),
      ...(bodyType ? [['Content-Type', bodyType] as [string, string]] : []),
    ],
    form: !sendsJson && body ? [...new URLSearchParams(body)] : null,
    json: sendsJson && body !== undefined ? JSON.parse(body) : undefined,
    upload,
    answer: answerKindOf(answer.contentType),
    mayRedirect: statuses.some(({ status }) => status === '302'),
  };
}

function answerKindOf(contentType: string): SampleRequest['answer'] {
  if (contentType === 'text/event-stream') return 'stream';
  if (contentType === 'application/json') return 'json';
  return isReadable(contentType) ? 'text' : 'file';
}

function curlOf(request: SampleRequest): string {
  const { method, url, headers, form, json, upload, answer, mayRedirect } = request;
  const hasBody = form !== null || json !== undefined || upload !== null;
  const parts = [
    `curl ${answer === 'stream' ? '--no-buffer ' : ''}${mayRedirect ? '--location ' : ''}${shell(url)}`,
    ...(method === (hasBody ? 'POST' : 'GET') ? [] : [`--request ${method}`]),
    ...headers.map(([name, value]) => `--header ${shell(`${name}: ${value}`)}`),
    ...(form ?? []).map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
    ...(json === undefined ? [] : [`--data ${shell(JSON.stringify(json))}`]),
    ...(upload ? ['--data-binary @picture'] : []),
    ...(answer === 'file' ? ['--output answer'] : []),
  ];
  return parts.join(' \\\n  ');
}

function shell(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function javaScriptOf(request: SampleRequest): string {
  const { method, url, headers, answer } = request;
  const body = javaScriptBody(request);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${JSON.stringify(method)},`]),
    ...(headers.length > 0 ? [`  headers: ${indented(asObject(headers), 2)},`] : []),
    ...(body ? [`  body: ${body},`] : []),
  ];
  const call =
    options.length > 0 ? `${JSON.stringify(url)}, {\n${options.join('\n')}\n}` : JSON.stringify(url);
  return [
    `const response = await fetch(${call});`,
    'if (!response.ok) throw new Error((await response.json()).error);',
    `const answer = await response.${answer === 'file' ? 'blob' : answer}();`,
    'console.log(answer);',
  ].join('\n');
}

function javaScriptBody({ form, json, upload }: SampleRequest): string {
  if (upload) return 'file';
  if (form) return `new URLSearchParams(${indented(asObject(form), 2)})`;
  return json === undefined ? '' : `JSON.stringify(${indented(JSON.stringify(json, null, 2), 2)})`;
}

function asObject(entries: [string, string][]): string {
  return JSON.stringify(Object.fromEntries(entries), null, 2);
}

function indented(text: string, by: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(by)}`);
}

function eventSourceOf({ url }: SampleRequest): string {
  return [
    '// For browsers; the client of this site follows the stream in Node.js, too.',
    `const events = new EventSource(${JSON.stringify(`${url}?key=YOUR_KEY`)});`,
    'events.addEventListener("new_item", ({ data }) => console.log(JSON.parse(data)));',
  ].join('\n');
}

function pythonOf(request: SampleRequest): string {
  const { method, url, headers, answer } = request;
  const data = pythonBody(request);
  const options = [
    `    ${JSON.stringify(url)},`,
    ...(method === 'GET' ? [] : [`    method=${JSON.stringify(method)},`]),
    ...(headers.length > 0 ? [`    headers=${indented(pythonValue(Object.fromEntries(headers)), 4)},`] : []),
    ...(data ? [`    data=${indented(data, 4)},`] : []),
  ];
  const modules = [
    answer === 'json' || request.json !== undefined ? 'json' : '',
    request.form ? 'urllib.parse' : '',
  ];
  return [
    `import ${[...modules.filter(Boolean), 'urllib.request'].join(', ')}`,
    '',
    `request = urllib.request.Request(\n${options.join('\n')}\n)`,
    'with urllib.request.urlopen(request) as response:',
    PYTHON_READS[answer],
  ].join('\n');
}

const PYTHON_READS = {
  json: '    print(json.load(response))',
  text: '    print(response.read().decode())',
  file: '    with open("answer", "wb") as file:\n        file.write(response.read())',
  stream: '    for line in response:\n        print(line.decode().rstrip())',
} satisfies Record<SampleRequest['answer'], string>;

function pythonBody({ form, json, upload }: SampleRequest): string {
  if (upload) return 'open("picture", "rb").read()';
  if (form) return `urllib.parse.urlencode(${pythonValue(Object.fromEntries(form))}).encode()`;
  return json === undefined ? '' : `json.dumps(${pythonValue(json)}).encode()`;
}

/** Python literals are JSON except for true, false and null. */
function pythonValue(value: unknown, indent = ''): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const deeper = `${indent}    `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([name, inner]) => {
    const written = pythonValue(inner, deeper);
    return `${deeper}${Array.isArray(value) ? written : `${JSON.stringify(name)}: ${written}`},`;
  });
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`;
}
