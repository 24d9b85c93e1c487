/** A text, or a tag that is closed. */
export type BbNode = string | BbPart;

export interface BbPart {
  tag: BbTag;
  /** What follows the equals sign. */
  value: string;
  /** The opening and the closing tag as they were typed. */
  typed: readonly [string, string];
  children: BbNode[];
}

export const BB_TAGS = ['b', 'i', 'u', 's', 'quote', 'url', 'list', 'code', '*'] as const;
export type BbTag = (typeof BB_TAGS)[number];

/** Tags that are unknown, not closed or closed in the wrong order stay text, as `[Yeti #42]` does. */
export function readBbcode(source: string): BbNode[] {
  const root: BbPart = { tag: '*', value: '', typed: ['', ''], children: [] };
  const open = [root];
  let end = 0;
  for (const { 0: typed, 1: slash, 2: name = '', 3: value, index } of source.matchAll(TAG)) {
    if (index < end) continue;
    add(open, source.slice(end, index));
    const found = { tag: name.toLowerCase() as BbTag, typed, value, end: index + typed.length };
    end = slash ? closeTag(open, found) : openTag(open, found, source);
  }
  add(open, source.slice(end));
  while (open.length > 1) leaveOpen(open);
  return root.children;
}

interface FoundTag {
  tag: BbTag;
  typed: string;
  value: string | undefined;
  end: number;
}

function add(open: BbPart[], node: BbNode) {
  if (node !== '') open.at(-1)?.children.push(node);
}

/** Returns where reading goes on. */
function openTag(open: BbPart[], found: FoundTag, source: string): number {
  const { tag, typed, value, end } = found;
  if (!takesValue(tag, value)) add(open, typed);
  else if (isRaw(tag, value)) {
    const raw = rawPart(source, found);
    add(open, raw?.part ?? typed);
    return raw?.end ?? end;
  } else {
    const part: BbPart = { tag, value: withoutQuotes(value ?? ''), typed: [typed, ''], children: [] };
    if (tag === '*') add(open, part);
    else open.push(part);
  }
  return end;
}

const TAG = /\[(\/?)(b|i|u|s|quote|url|list|code|\*)(?:=([^\]\n]*))?\]/gi;

function takesValue(tag: BbTag, value: string | undefined): boolean {
  if (value === undefined) return true;
  return tag === 'url' || (tag === 'list' && value === '1');
}

/** Inside code, and in an address, tags are text. */
function isRaw(tag: BbTag, value: string | undefined): boolean {
  return tag === 'code' || (tag === 'url' && value === undefined);
}

function rawPart(source: string, { tag, typed, end }: FoundTag) {
  const closing = new RegExp(`\\[/${tag}\\]`, 'gi');
  closing.lastIndex = end;
  const found = closing.exec(source);
  if (!found) return undefined;
  const part: BbPart = {
    tag,
    value: '',
    typed: [typed, found[0]],
    children: [source.slice(end, found.index)],
  };
  return { part, end: closing.lastIndex };
}

function closeTag(open: BbPart[], { tag, typed, value, end }: FoundTag): number {
  const place = value === undefined ? open.findLastIndex((part, depth) => depth > 0 && part.tag === tag) : -1;
  if (place < 0) {
    add(open, typed);
    return end;
  }
  while (open.length > place + 1) leaveOpen(open);
  const part = open.pop();
  if (part) add(open, { ...part, typed: [part.typed[0], typed] });
  return end;
}

function leaveOpen(open: BbPart[]) {
  const part = open.pop();
  if (!part) return;
  const around = open.at(-1)?.children;
  around?.push(part.typed[0]);
  for (const child of part.children) around?.push(child);
}

function withoutQuotes(value: string): string {
  return value.trim().replace(/^(["'])(.*)\1$/, '$2');
}
