// The event stream of a player, for its bell.

/** `next()` waits for the next ring and gives its time; `stop` ends the stream. */
export async function listenToBell(api, headers) {
  const ending = new AbortController();
  const response = await fetch(`${api}/events?kinds=bell`, { headers, signal: ending.signal });
  if (!response.ok) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  /** @type {(at: number) => void} */
  let ring = () => {};
  void read(response.body, () => ring(performance.now())).catch(() => {});
  return {
    next: () =>
      new Promise((resolve) => {
        ring = resolve;
      }),
    stop: () => ending.abort(),
  };
}

async function read(body, onBell) {
  let rest = '';
  for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('event: bell')) onBell();
  }
}
