/**
 * The loaders' data for hydration. The router writes them as boundaries that wait for each other, so that React could
 * not render a page in one go. Its script in the document has made the stream that this one fills.
 */
export async function pageDataScript(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const text = JSON.stringify(await new Response(data).text()).replace(/[<>&\u2028\u2029]/g, escaped);
  const stream = 'window.__reactRouterContext.streamController';
  return `<script nonce="${nonce}">${stream}.enqueue(${text});${stream}.close();</script>`;
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
