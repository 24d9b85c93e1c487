export interface Input {
  params?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
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
export function requestOf(address: string, { params = {}, query, body, file }: Input): ApiRequest {
  const [method = 'GET', path = '/'] = address.split(' ');
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(paramOf(params, name)));
  const search = searchOf(query);
  const request = { method, path: search ? `${filled}?${search}` : filled };
  if (file) return { ...request, headers: { 'content-type': file.type }, body: file };
  if (body === undefined) return { ...request, headers: {}, body: undefined };
  return { ...request, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function paramOf(params: Readonly<Record<string, unknown>>, name: string): string {
  const value = String(params[name] ?? '');
  if (value === '') throw new TypeError(`params.${name} is missing.`);
  // URL parsers remove dot segments, so the request would reach another call.
  if (value === '.' || value === '..') throw new TypeError(`params.${name} must not be ${value}`);
  return value;
}

function searchOf(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.toString();
}
