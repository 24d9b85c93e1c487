export interface StreamMessage {
  event: string;
  data: string;
  id: string | undefined;
}

/** Reads a stream of server-sent events, in pieces of any length. */
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

  /** An id without data counts too: heartbeats renew it. */
  function endMessage(): StreamMessage | null {
    const { event, data, id } = fields;
    lastId = id ?? lastId;
    if (/^\d+$/.test(fields.retry ?? '')) retry = Number(fields.retry);
    fields = {};
    return data === undefined ? null : { event: event ?? 'message', data, id };
  }

  return { push, lastId: () => lastId, retry: () => retry };
}

/** A comment is a field without a name. */
function fieldOf(line: string): { name: string; value: string } {
  const colon = line.indexOf(':');
  if (colon < 0) return { name: line, value: '' };
  return { name: line.slice(0, colon), value: line.slice(colon + 1).replace(/^ /, '') };
}

function createLineReader() {
  let rest = '';
  return (chunk: string): string[] => {
    const text = rest + chunk;
    // A carriage return at the end may be half of a line end.
    const end = text.endsWith('\r') ? text.length - 1 : text.length;
    const lines = text.slice(0, end).split(/\r\n|\r|\n/);
    rest = (lines.pop() ?? '') + text.slice(end);
    return lines;
  };
}
