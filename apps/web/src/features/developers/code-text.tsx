/** A text in which `words` are code. */
export function CodeText({ text }: { text: string }) {
  return text.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their places
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  );
}
