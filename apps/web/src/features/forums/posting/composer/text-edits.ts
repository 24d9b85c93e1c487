export interface Selected {
  from: number;
  to: number;
}

export interface TextEdit extends Selected {
  /** In place of what is between. */
  text: string;
  /** What is selected afterwards. */
  select: Selected;
}

export type Wrapping = 'bold' | 'italic' | 'quote' | 'link' | 'list';

/** Puts tags around the selection, or an empty pair at the caret. */
export function wrap(text: string, selected: Selected, wrapping: Wrapping): TextEdit {
  const words = text.slice(selected.from, selected.to);
  if (wrapping === 'list') return listOf(words, selected);
  if (wrapping === 'link') return linkOf(words, selected);
  const tag = TAGS[wrapping];
  return around(words, selected, { before: `[${tag}]`, after: `[/${tag}]` });
}

const TAGS = { bold: 'b', italic: 'i', quote: 'quote' } as const;

function around(words: string, { from, to }: Selected, tags: { before: string; after: string }): TextEdit {
  const start = from + tags.before.length;
  const select = { from: start, to: start + words.length };
  return { from, to, text: tags.before + words + tags.after, select };
}

function listOf(words: string, { from, to }: Selected): TextEdit {
  const lines = words.split('\n').map((line) => `[*] ${line.trim()}`);
  const text = `[list]\n${lines.join('\n')}${LIST_END}`;
  const end = from + text.length - LIST_END.length;
  return { from, to, text, select: { from: words === '' ? end : from, to: end } };
}

/** Enter at the end of a point begins the next one; at the end of an empty point it ends the list. */
export function nextPoint(text: string, { from, to }: Selected): TextEdit | null {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const point = /^\[\*\](.*)$/.exec(text.slice(start, from));
  if (from !== to || !point) return null;
  const put = (at: Selected, words: string): TextEdit => {
    const end = at.from + words.length;
    return { ...at, text: words, select: { from: end, to: end } };
  };
  if (point[1]?.trim() !== '') return put({ from, to }, '\n[*] ');
  if (!text.startsWith(LIST_END, to)) return put({ from: start, to }, '');
  return put({ from: Math.max(0, start - 1), to: to + LIST_END.length }, `${LIST_END}\n`);
}

const LIST_END = '\n[/list]';

/** A selected address is the link, as is one that is typed next; selected words wait for their address. */
function linkOf(words: string, selected: Selected): TextEdit {
  if (words === '') {
    const from = selected.from + '[url]'.length;
    return { ...selected, text: '[url]https://[/url]', select: { from, to: from + 'https://'.length } };
  }
  if (/^https?:\/\/\S+$/.test(words)) return around(words, selected, { before: '[url]', after: '[/url]' });
  const { from, to } = selected;
  const place = from + '[url='.length;
  return {
    from,
    to,
    text: `[url=https://]${words}[/url]`,
    select: { from: place, to: place + 'https://'.length },
  };
}

/** By the browser's own command, so that it can be undone. */
export function applyEdit(box: HTMLTextAreaElement, { from, to, text, select }: TextEdit) {
  box.focus();
  box.setSelectionRange(from, to);
  if (!document.execCommand('insertText', false, text)) {
    box.setRangeText(text, from, to, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(select.from, select.to);
}
