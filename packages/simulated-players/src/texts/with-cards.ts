/** Puts brackets around the items that a text names with their numbers, as players do: "[Warm Keyboard #29]". */
export function withCards(text: string, names: ReadonlySet<string>): string {
  let bracketed = '';
  let end = 0;
  for (const { 0: number, index } of text.matchAll(/#\d{1,3}(?:,\d{3})*(?!\d)/g)) {
    const name = nameAtEnd(text.slice(end, index), names);
    if (name === undefined) continue;
    const start = index - name.length - ' '.length;
    bracketed += `${text.slice(end, start)}[${name} ${number}]`;
    end = index + number.length;
  }
  return bracketed + text.slice(end);
}

/** The longest name that the text ends with, before one space. */
function nameAtEnd(text: string, names: ReadonlySet<string>): string | undefined {
  const [line = ''] = text.split('\n').slice(-1);
  if (!line.endsWith(' ')) return undefined;
  const words = line.slice(0, -1).split(' ').slice(-MOST_WORDS);
  return words.map((_, first) => words.slice(first).join(' ')).find((name) => names.has(name));
}

const MOST_WORDS = 14;
