type Fields = Readonly<Record<string, unknown>>;

export interface Input {
  params?: Fields;
  query?: Fields;
  body?: unknown;
  file?: Blob;
}

export interface ApiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Blob | undefined;
}

/** `address` is a method and a path template, such as `GET /items/:itemId`. */
export function requestOf(
  address: string,
  { params = {}, query, body, file }: Input,
  { isForm = false } = {},
): ApiRequest {
  const [method = 'GET', path = '/'] = address.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(paramOf(params, name)));
  const search = textOf(query);
  const request = { method, path: search ? `${filled}?${search}` : filled };
  if (file) return { ...request, headers: { 'content-type': file.type }, body: file };
  if (body === undefined) return { ...request, headers: {}, body: undefined };
  return {
    ...request,
    headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: isForm ? textOf(body as Fields) : JSON.stringify(body),
  };
}

function paramOf(params: Fields, name: string): string {
  const value = String(params[name] ?? '');
  if (value === '') throw new TypeError(`params.${name} is missing.`);
  // URL parsers remove dot segments, so the request would reach another call.
  if (value === '.' || value === '..') throw new TypeError(`params.${name} must not be ${value}`);
  return value;
}

/** Encodes query strings and forms. */
function textOf(fields: Fields = {}): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) text.set(name, String(value));
  }
  return text.toString();
}
