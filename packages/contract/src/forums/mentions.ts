/** The usernames that a text mentions with an @, in lower case, each once. An address such as a@b.example has none. */
export function mentionsIn(text: string): string[] {
  const found = [...text.matchAll(MENTION)];
  return [...new Set(found.map(([, name = '']) => name.toLowerCase()))].slice(0, MOST_MENTIONS);
}

/** A post cannot ring for everybody. */
export const MOST_MENTIONS = 10;

/** The text without the names of the players that it mentions. */
export function withoutMentions(text: string): string {
  return text.replaceAll(MENTION, '@…');
}

const MENTION = /(?<![\p{L}\p{N}_@./-])@([a-z0-9_-]{3,20})(?![\p{L}\p{N}_])/giu;
