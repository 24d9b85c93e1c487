import { LANGUAGES } from '@wallabee/simulated-players/texts/languages';
import type { TextParts } from '@wallabee/simulated-players/texts/text-parts';
import { z } from 'zod';

const words = z.tuple([z.string()], z.string());

const position = { lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) };

export const CityEntry = z.strictObject({
  city: z.string(),
  country: z.string(),
  /** ISO 639-1 codes, the language most players there write in first. */
  languages: z.tuple([z.string().length(2)], z.string().length(2)),
  ...position,
  places: z.array(z.strictObject({ name: z.string(), ...position, category: z.string() })),
});
export type CityEntry = z.infer<typeof CityEntry>;

/** By language, then by the English name; a city that has the same name in both is not there. */
export const CityNames = z.partialRecord(z.enum(LANGUAGES), z.record(z.string(), z.string()));
export type CityNames = z.infer<typeof CityNames>;

const NameGroup = z.strictObject({
  countries: words,
  given: words,
  family: words,
  /** Words of the language, for usernames. */
  handles: words,
});
export type NameGroup = z.infer<typeof NameGroup>;

export const Names = z.strictObject({
  groups: z.record(z.string(), NameGroup),
  handles: z.strictObject({ first: words, second: words }),
});
export type Names = z.infer<typeof Names>;

export const Bios = z.strictObject({ lines: words });

const Post = z.strictObject({
  text: z.string(),
  html: z.boolean().default(false),
  /** `op` is the author of the thread; without `by`, anyone else. */
  by: z.enum(['op', 'staff', 'keeper']).optional(),
});
export type Post = z.infer<typeof Post>;

const AnyPost = z.union([z.string().transform((text): Post => ({ text, html: false })), Post]);

const Starter = z.enum(['staff', 'keeper']);

const Thread = z.strictObject({
  title: z.string(),
  starter: Starter.optional(),
  month: z.int().min(1).max(12).optional(),
  year: z.int().optional(),
  since: z.int().optional(),
  posts: z.tuple([AnyPost], AnyPost),
});
export type Thread = z.infer<typeof Thread>;

export const Forum = z.strictObject({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  starter: Starter.optional(),
  threads: z.tuple([Thread], Thread),
});
export type Forum = z.infer<typeof Forum>;

export const Messages = z.strictObject({ conversations: z.tuple([words], words) });

export interface Corpus {
  cities: readonly CityEntry[];
  cityNames: CityNames;
  names: Names;
  bioLines: readonly string[];
  forums: readonly Forum[];
  conversations: readonly (readonly string[])[];
  texts: TextParts;
}
