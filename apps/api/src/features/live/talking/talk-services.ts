import type { KnownType } from '@wallabee/simulated-players/texts/live/known-types';
import type { LiveTexts } from '@wallabee/simulated-players/texts/live-texts';
import type { LiveGameServices } from '../live-services.ts';
import type { People } from '../people.ts';
import type { KnownLoader } from '../playing/load-known.ts';

export interface TalkServices extends LiveGameServices {
  people: People;
  loader: KnownLoader;
  texts: LiveTexts;
  types: () => readonly KnownType[];
}
