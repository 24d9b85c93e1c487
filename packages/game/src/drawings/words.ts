/** The words of a text in lower case, without possessive endings. */
export function wordsIn(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/\p{L}+/gu) ?? []
  );
}

/** FNV-1a: the same text gives the same number everywhere. */
export function hashOf(text: string): number {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  // The low bits of FNV depend on few of the characters.
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The list from a start that the key decides, so that types do not all prefer its first element. */
export function turned<Value>(list: readonly Value[], key: string): Value[] {
  const start = list.length === 0 ? 0 : hashOf(key) % list.length;
  return [...list.slice(start), ...list.slice(0, start)];
}
