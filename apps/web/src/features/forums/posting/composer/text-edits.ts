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
  const text = `[list]\n${lines.join('\n')}\n[/list]`;
  const end = from + text.length - '\n[/list]'.length;
  return { from, to, text, select: { from: words === '' ? end : from, to: end } };
}

/** A selected address is the link; selected words wait for their address. */
function linkOf(words: string, selected: Selected): TextEdit {
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
