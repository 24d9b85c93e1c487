import { KEY_LIMIT } from '@wallabee/contract/keys/key-rules';
import type { DescribedCall } from '@wallabee/contract/protocol/endpoint';
import { limitHeaders, policyOfBucket, secondsOfBucket } from '../../limits/limit-headers.ts';

type References = Record<string, { $ref: string }>;

const KEY_POLICY = policyOfBucket('key', KEY_LIMIT);
const LEFT = KEY_LIMIT.burst - 1;
const text = { type: 'string' };
const wholeNumber = { type: 'integer' };

export const REQUEST_ID = '0f8d1a52-6c1e-4e0b-9d57-2f1f6f0f7c11';

export const HEADERS = {
  'X-Request-Id': header('Names the request in the server’s log.', text, REQUEST_ID),
  'X-RateLimit-Limit': header(
    'How many calls fit into a burst: those of the key, or of this call where it has a limit of its own. Not sent for the site’s own key.',
    wholeNumber,
    KEY_LIMIT.burst,
  ),
  'X-RateLimit-Remaining': header('How many of them are left.', wholeNumber, LEFT),
  'Retry-After': header('Seconds to wait before the next call.', wholeNumber, 2),
  'RateLimit-Policy': header(
    'The limits of the call, as in draft-ietf-httpapi-ratelimit-headers-11: `q` calls within `w` seconds. `"key"` or `"app"` is that of the caller, and the name of a call its own limit. `"network"`, in points, is sent when the network’s budget is used up. Not sent for the site’s own key where the call has no limit of its own.',
    text,
    KEY_POLICY.text,
  ),
  RateLimit: header(
    'What is left of each: `r` calls for the next `t` seconds. Sent with RateLimit-Policy.',
    text,
    limitHeaders({ policy: KEY_POLICY, left: LEFT, seconds: secondsOfBucket(LEFT, KEY_LIMIT) }).ratelimit,
  ),
  ETag: header(
    'Changes with the answer. Send it back as If-None-Match; while nothing has changed, the answer is an empty 304.',
    text,
    'W/"b3f1c2a9"',
  ),
  'Cache-Control': header(
    'How the answer may be cached: `private, no-store` where the call is made with a token. Not sent where it is up to the client.',
    text,
    'public, no-cache',
  ),
  'Accept-Ranges': header('The file supports range requests.', text, 'bytes'),
  'Content-Range': header(
    'The position of the range in the file, and the size of the file.',
    text,
    'bytes 262144-5241879/5241880',
  ),
  'Last-Modified': header('When the file was finished.', text, 'Thu, 19 Nov 2026 00:05:40 GMT'),
  'Repr-Digest': header(
    'The SHA-256 of the whole file, even if only a range is sent (RFC 9530).',
    text,
    'sha-256=:fEHgm1L9HTyKbwtelNJ8E/igW24tnEFws+hqUfx9IJQ=:',
  ),
  'Idempotency-Replayed': header(
    '`true` where a call with this Idempotency-Key was made before: the answer is that of the first call.',
    { type: 'string', enum: ['true'] },
    'true',
  ),
  Deprecation: header(
    'Since when the call is deprecated: `@` and seconds since 1970 (RFC 9745).',
    text,
    '@1795046400',
  ),
  Sunset: header(
    'The day on which the call ends, if one is set (RFC 8594).',
    text,
    'Fri, 31 Dec 2027 00:00:00 GMT',
  ),
  Link: header(
    'Of a deprecated call: its page (`rel="deprecation"`) and the same request to its successor (`rel="successor-version"`).',
    text,
    '<https://wallabee.example/api/items/553/number/7>; rel="successor-version"',
  ),
};

export const RANGE_PARAMETERS = [
  parameter(
    'Range',
    'The range to send. Several ranges, and units other than bytes, are answered with the whole file.',
    'bytes=262144-',
  ),
  parameter(
    'If-Range',
    'The ETag of the file of which the client has a part. If it is another file now, the whole file is sent.',
    '"7c41e09b52fd1d3c8a6f0b5e94d27c13f8a05b6e2d9c4170b3e86a51fc7d2094"',
  ),
];

export const STREAM_PARAMETERS = [
  parameter(
    'Last-Event-ID',
    'The id of the last event that the client received. The stream starts with the events after it.',
    '74210-1204',
  ),
];

export type HeaderName = keyof typeof HEADERS;

export function headers(...names: HeaderName[]): References {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

export function headersOf(call: DescribedCall): References {
  return headers(
    'X-Request-Id',
    'Cache-Control',
    ...(call.access === 'open' && !call.limit ? [] : LIMIT_HEADERS),
    ...(call.sendsETag ? (['ETag'] as const) : []),
    ...(call.sendsRanges ? FILE_HEADERS : []),
    ...(call.takesIdempotencyKey ? (['Idempotency-Replayed'] as const) : []),
    ...(call.deprecated ? (['Deprecation', 'Sunset', 'Link'] as const) : []),
  );
}

const FILE_HEADERS = ['Accept-Ranges', 'Last-Modified', 'Repr-Digest'] as const;
const LIMIT_HEADERS = [
  'RateLimit-Policy',
  'RateLimit',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
] as const;

function header(description: string, schema: object, example: unknown) {
  return { description, schema, example };
}

function parameter(name: string, description: string, example: string) {
  return { name, in: 'header', required: false, description, schema: text, example };
}
