import { LANGUAGES, type Language } from '@wallabee/simulated-players/texts/languages';
import { runningThread } from './running-thread.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';

/** A thread for each language, by the players who speak it. */
export function languageCorners(talk: Talk, longest: number): Draft[] {
  const own = LANGUAGES.filter((language) => language !== 'en');
  return own.flatMap((language) => {
    const draft = languageCorner(talk, language, longest);
    return draft ? [draft] : [];
  });
}

function languageCorner(talk: Talk, language: Language, longest: number): Draft | undefined {
  const { moments, speakers } = talk;
  const told = moments
    .of('found', 'picked_up', 'completed', 'traded', 'travelled', 'mixed')
    .filter(({ player }) => speakers.writer(player).language === language);
  if (told.length < 8) return undefined;
  return runningThread(talk, {
    forumId: 4,
    name: 'corner',
    part: (moment) => `corner.${moment.kind === 'picked_up' ? 'found' : moment.kind}`,
    topic: 'end',
    moments: told,
    count: Math.min(longest, Math.floor(told.length / 3)),
    language,
    chatter: 0.3,
    answer: 'corner.answer',
  });
}
