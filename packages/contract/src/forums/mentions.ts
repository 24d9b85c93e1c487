/** The usernames that a text mentions with an @, in lower case, each once. An address such as a@b.example has none. */
export function mentionsIn(text: string): string[] {
  const found = [...text.matchAll(MENTION)];
  return [...new Set(found.map(([, name = '']) => name.toLowerCase()))].slice(0, MOST_MENTIONS);
}

type MentionPart<Player> = { text: string } | { text: string; player: Player };

/** The text in parts: those that mention a known player, and those between them. */
export function splitAtMentions<Player>(text: string, playerOf: (username: string) => Player | undefined) {
  const parts: MentionPart<Player>[] = [];
  let end = 0;
  for (const { 0: typed, 1: name = '', index } of text.matchAll(MENTION)) {
    const player = playerOf(name.toLowerCase());
    if (player === undefined) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: typed, player });
    end = index + typed.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

const MENTION = /(?<![\p{L}\p{N}_@./-])@([a-z0-9_-]{3,20})(?![\p{L}\p{N}_])/giu;

/** A post cannot ring for everybody. */
export const MOST_MENTIONS = 10;

/** The text without the names of the players that it mentions. */
export function withoutMentions(text: string): string {
  return text.replaceAll(MENTION, '@…');
}
