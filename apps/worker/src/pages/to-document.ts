import { pagePathOf } from '@wallabee/contract/protocol/data-address';

/** What the router understands as: open this address as a document. */
export function toDocument(dataUrl: string): Response {
  const { pathname, searchParams } = new URL(dataUrl);
  searchParams.delete('_routes');
  const search = searchParams.size > 0 ? `?${searchParams}` : '';
  // Two slashes would lead to another site.
  const page = pagePathOf(pathname.replace(/^\/+/, '/'));
  const headers = { 'X-Remix-Redirect': page + search, 'X-Remix-Reload-Document': 'true' };
  return new Response(null, { status: 204, headers });
}
