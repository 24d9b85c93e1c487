import { HOST_2012, type Known } from './known-2012.ts';
import type { Recording } from './recording.ts';

const headers = ({ key }: Known) => ({ host: HOST_2012, accept: '*/*', 'x-wallabee-api-key': key });

const BOUNDARY = '----------------------------9b1d3c4a7e55';

/** The multipart form that PHP's curl sends for an array. */
const formOf = (fields: Record<string, string>) =>
  Buffer.from(
    [
      ...Object.entries(fields).flatMap(([name, value]) => [
        `--${BOUNDARY}`,
        `Content-Disposition: form-data; name="${name}"`,
        '',
        value,
      ]),
      `--${BOUNDARY}--`,
      '',
    ].join('\r\n'),
  );

export const PHP_WRAPPER = [
  {
    name: "new WallaBee('users/…')",
    method: 'GET',
    headers,
    path: ({ userId }) => `/users/${userId}`,
    reads: { id: 'digits', name: 'string' },
  },
  {
    name: "new WallaBee('login', $post)",
    method: 'POST',
    headers: (known) => ({
      ...headers(known),
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    }),
    path: () => '/login',
    body: formOf({ username: 'demo', password: 'honeycomb' }),
    reads: { valid: 'boolean', user_id: 'digits', token: 'string' },
  },
] as const satisfies readonly Recording<Known>[];

/** The wrapper looks for `error` in every answer. */
export const REFUSED_TO_THE_PHP_WRAPPER = ['items/0', 'users/nobody'].map((path) => ({
  name: `new WallaBee('${path}')`,
  method: 'GET' as const,
  headers,
  path: () => `/${path}`,
  reads: { error: 'string' as const },
})) satisfies readonly Recording<Known>[];
