import type { PlayerId } from '@wallabee/contract/protocol/ids';
import { type Chapter, chaptersOf } from './chapters.ts';
import { figuresOf, type JourneyFigures } from './figures.ts';
import type { Life } from './life.ts';
import { openingOf } from './opening.ts';
import { type Step, stepsOf } from './steps.ts';
import { type Leg, legsOf, type Stop, stopsOf } from './stops.ts';
import { titlesOf } from './titles.ts';

export interface JourneyChapter extends Chapter {
  readonly title: string;
  readonly steps: readonly Step[];
}

export interface Journey {
  readonly opening: string;
  readonly stops: readonly Stop[];
  readonly legs: readonly Leg[];
  readonly chapters: readonly JourneyChapter[];
  readonly figures: JourneyFigures;
}

/** The life of a numbered item, as its history shows it. */
export function journeyOf(life: Life, names: ReadonlyMap<PlayerId, string>): Journey {
  const chapters = chaptersOf(life.events);
  const stops = stopsOf(life);
  const legs = legsOf(life, stops);
  const figures = figuresOf(life, { chapters, stops, legs });
  const titles = titlesOf(life, { chapters, stops, legs, figures });
  const parts = {
    stops,
    legs,
    chapters: chapters.map((chapter, index) => ({
      ...chapter,
      title: titles[index] ?? '',
      steps: stepsOf(chapter, life.now),
    })),
    figures,
  };
  return { opening: openingOf(life, parts, names), ...parts };
}
