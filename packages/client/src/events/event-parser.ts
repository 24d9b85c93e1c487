export interface StreamMessage {
  event: string;
  data: string;
  id: string | undefined;
}

/** Parses server-sent events from chunks of any length. */
export function createEventParser() {
  const linesOf = createLineReader();
  let fields: Partial<Record<string, string>> = {};
  let lastId: string | undefined;
  let retry: number | undefined;

  function push(chunk: string): StreamMessage[] {
    return linesOf(chunk)
      .map((line) => (line === '' ? endMessage() : readField(line)))
      .filter((message) => message !== null);
  }

  function readField(line: string): null {
    const { name, value } = fieldOf(line);
    const before = name === 'data' ? fields.data : undefined;
    fields[name] = before === undefined ? value : `${before}\n${value}`;
    return null;
  }

  /** A heartbeat has an id and no data; its id counts too. */
  function endMessage(): StreamMessage | null {
    const { event, data, id } = fields;
    lastId = id ?? lastId;
    if (/^\d+$/.test(fields.retry ?? '')) retry = Number(fields.retry);
    fields = {};
    return data === undefined ? null : { event: event ?? 'message', data, id };
  }

  return { push, lastId: () => lastId, retry: () => retry };
}

/** A comment line starts with a colon, so its field name is empty. */
function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}

function createLineReader() {
  let rest = '';
  return (chunk: string): string[] => {
    const text = rest + chunk;
    // A carriage return at the end of a chunk may be the first half of CRLF.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + text.slice(end);
    return lines;
  };
}
