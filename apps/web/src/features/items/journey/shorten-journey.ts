import type { Journey, JourneyChapter } from '@wallabee/contract/items/journey';

/** The page has 300 KiB; more steps are in the history below. */
const STEPS_IN_ALL = 120;
const STEPS_A_CHAPTER = 60;

export type ShownChapter = JourneyChapter & { left_out: number };
export type ShownJourney = Omit<Journey, 'chapters'> & { chapters: ShownChapter[] };

/** The chapter of the stop in view has its steps first. */
export function shortenJourney(journey: Journey, stop: number): ShownJourney {
  const inView = journey.stops.find(({ number }) => number === stop)?.chapter ?? journey.chapters.length;
  let left = STEPS_IN_ALL;
  const take = (chapter: JourneyChapter): ShownChapter => {
    const steps = chapter.steps.slice(0, Math.min(STEPS_A_CHAPTER, Math.max(left, 0)));
    left -= steps.length;
    return { ...chapter, steps, left_out: chapter.steps.length - steps.length };
  };
  const current = journey.chapters.filter(({ number }) => number === inView).map(take);
  const chapters = journey.chapters.map((chapter) =>
    chapter.number === inView ? (current[0] ?? { ...chapter, left_out: 0 }) : take(chapter),
  );
  return { ...journey, chapters };
}
