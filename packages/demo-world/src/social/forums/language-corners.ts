import { LANGUAGES, type Language } from '@wallabee/simulated-players/texts/languages';
import type { Moment } from '../../play/diary.ts';
import { groupBy } from './group-by.ts';
import { runningThread } from './running-thread.ts';
import type { Talk } from './talk.ts';
import type { Draft } from './thread.ts';

/** A thread for each language, by the players who speak it. */
export function languageCorners(talk: Talk, longest: number): Draft[] {
  const { moments, speakers } = talk;
  const ownMoments: readonly Moment[] = moments
    .of('found', 'picked_up', 'completed', 'traded', 'travelled', 'mixed')
    .filter((moment) => !isFindAbroad(talk, moment));
  const byLanguage = groupBy(ownMoments, ({ player }) => speakers.writer(player).language);
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const draft = languageCorner(talk, { language, ownMoments: byLanguage.get(language) ?? [], longest });
    return draft ? [draft] : [];
  });
}

/** The texts about finds name the author's own city and weather. */
function isFindAbroad({ place }: Talk, moment: Moment): boolean {
  return (
    (moment.kind === 'found' || moment.kind === 'picked_up') &&
    place(moment.place).city !== moment.player.city
  );
}

function languageCorner(
  talk: Talk,
  { language, ownMoments, longest }: { language: Language; ownMoments: readonly Moment[]; longest: number },
): Draft | undefined {
  if (ownMoments.length < 8) return undefined;
  return runningThread(talk, {
    forumId: 4,
    name: 'corner',
    part: ({ kind }) => `corner.${kind === 'picked_up' ? 'found' : kind}`,
    topic: 'end',
    moments: ownMoments,
    count: Math.min(longest, Math.floor(ownMoments.length / 3)),
    language,
    chatter: 0.3,
    answer: ({ kind }) => (kind === 'travelled' ? 'corner.answer_travelled' : 'corner.answer'),
  });
}
