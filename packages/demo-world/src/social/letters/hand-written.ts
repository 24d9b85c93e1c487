import { MINUTE } from '../../calendar.ts';
import { isAround } from '../../players/player.ts';
import type { Message } from './message.ts';
import { type Background, sometime } from './other-occasions.ts';
import { languageOf } from './write-conversation.ts';

/** Each hand-written conversation is used once at most, by friends who write English. */
export function writeByHand(
  background: Background,
  conversations: readonly (readonly string[])[],
): Message[] {
  const { talk, friendships } = background;
  return conversations.flatMap((lines) => {
    for (let tries = 0; tries < 6; tries += 1) {
      const friendship = talk.chance.pick(friendships);
      if (!friendship || languageOf(talk, friendship.pair) !== 'en') continue;
      const { pair, at } = sometime(background, friendship);
      const messages = written(background, lines, { pair, at });
      if (messages.length === lines.length) return messages;
    }
    return [];
  });
}

function written(
  { talk, places, friendships }: Background,
  lines: readonly string[],
  { pair, at }: ReturnType<typeof sometime>,
): Message[] {
  const place = talk.chance.pick(places.filter(({ city }) => city === pair[1].city))?.name;
  const third = talk.chance
    .sample(friendships, 12)
    .flatMap((friendship) => friendship.pair)
    .find((player) => !pair.includes(player) && isAround(player, at));
  const values = { place, player: third && talk.speakers.nickname(third) };
  let time = at;
  return lines.flatMap((line, index) => {
    if (index > 0) time += talk.chance.between(1, 16) * MINUTE + talk.chance.integer(MINUTE);
    const text = filled(line, values);
    const isPossible =
      text !== undefined && time < talk.until && pair.every((player) => isAround(player, time));
    const [sender, recipient] = index % 2 === 0 ? pair : [pair[1], pair[0]];
    return isPossible ? [{ sender, recipient, text, at: time, claims: [] }] : [];
  });
}

function filled(line: string, values: { place: string | undefined; player: string | undefined }) {
  const text = line.replace(
    /\{(place|player)\}/g,
    (written, name: 'place' | 'player') => values[name] ?? written,
  );
  return text.includes('{') ? undefined : text;
}
