/** As much of a browser's cache as the worker uses, in the order in which things were stored. */
export function aCache(): Cache {
  const stored = new Map<string, Response>();
  const urlOf = (request: RequestInfo | URL) => (request instanceof Request ? request.url : `${request}`);
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: async (request) => stored.get(urlOf(request))?.clone(),
    put: async (request, response) => {
      stored.delete(urlOf(request));
      stored.set(urlOf(request), response);
    },
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
    delete: async (request) => stored.delete(urlOf(request)),
  };
  return cache as Cache;
}
