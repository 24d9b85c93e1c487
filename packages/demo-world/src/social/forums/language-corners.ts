import { LANGUAGES, type Language } from '@wallabee/simulated-players/texts/languages';
import type { Moment } from '../../play/diary.ts';
import { groupBy } from './group-by.ts';
import { runningThread } from './running-thread.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';

/** A thread for each language, by the players who speak it. */
export function languageCorners(talk: Talk, longest: number): Draft[] {
  const { moments, speakers } = talk;
  const told: readonly Moment[] = moments.of(
    'found',
    'picked_up',
    'completed',
    'traded',
    'travelled',
    'mixed',
  );
  const byLanguage = groupBy(told, ({ player }) => speakers.writer(player).language);
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const draft = languageCorner(talk, { language, told: byLanguage.get(language) ?? [], longest });
    return draft ? [draft] : [];
  });
}

function languageCorner(
  talk: Talk,
  { language, told, longest }: { language: Language; told: readonly Moment[]; longest: number },
): Draft | undefined {
  if (told.length < 8) return undefined;
  return runningThread(talk, {
    forumId: 4,
    name: 'corner',
    part: ({ kind }) => `corner.${kind === 'picked_up' ? 'found' : kind}`,
    topic: 'end',
    moments: told,
    count: Math.min(longest, Math.floor(told.length / 3)),
    language,
    chatter: 0.3,
    answer: 'corner.answer',
  });
}
