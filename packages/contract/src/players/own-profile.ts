import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { formatNumber } from '../protocol/format-number.ts';
import { LONGEST_NAME, type NameRefusal, nameRefusal, tidyName } from './display-name-rules.ts';
import {
  bioRefusal,
  homeRefusal,
  LARGEST_PICTURE,
  LONGEST_BIO,
  LONGEST_HOME,
  MOST_BIO_LINES,
  PICTURE_TYPES,
  type TextRefusal,
  tidyBio,
  tidyHome,
} from './own-profile-rules.ts';
import { playerAddresses } from './players.addresses.ts';

export const OwnProfile = z
  .object({
    name: z
      .string()
      .meta({ description: 'The name that others see. Several players may have it.', example: 'Robin Demo' }),
    bio: z.string().meta({
      description: 'What the player writes about themselves, in lines.',
      example: 'Collecting one of everything since the first winter.',
    }),
    home_location: z
      .string()
      .meta({ description: 'Where the player lives, in their own words.', example: 'Leeds, United Kingdom' }),
    has_picture: z
      .boolean()
      .meta({ description: 'Whether the player has uploaded a picture.', example: false }),
    may_change: z.boolean().meta({
      description: 'False for players whose forums right was taken: they can only remove.',
      example: true,
    }),
  })
  .meta({ id: 'OwnProfile', description: 'What a player can change about themselves.' });
export type OwnProfile = z.infer<typeof OwnProfile>;

export const NAME_FAULTS = {
  empty: 'must not be empty',
  too_long: `must have at most ${LONGEST_NAME} characters`,
  bad_characters: 'must consist of letters, digits, spaces and . , ’ & ! _ -',
  mixed_alphabets: 'must not mix alphabets whose letters look alike',
  reserved: 'is reserved',
} satisfies Record<NameRefusal, string>;

const BIO_FAULTS = {
  too_long: `must have at most ${LONGEST_BIO} characters`,
  too_many_lines: `must have at most ${MOST_BIO_LINES} lines`,
  bad_characters: 'must not contain control characters',
} satisfies Record<TextRefusal, string>;

const HOME_FAULTS = { ...BIO_FAULTS, too_long: `must have at most ${LONGEST_HOME} characters` };

const own = { feature: 'players', access: 'player' } as const;

export const readOwnProfile = {
  ...own,
  ...playerAddresses.readOwnProfile,
  scope: 'read',
  summary: 'What the player whose token it is can change about themselves.',
  response: OwnProfile,
} as const satisfies Endpoint;

export const changeOwnProfile = {
  ...own,
  ...playerAddresses.changeOwnProfile,
  summary: 'Changes the name, the bio or the home of the player whose token it is; what is left out stays.',
  body: z
    .object({
      name: written(tidyName, nameRefusal, NAME_FAULTS)
        .optional()
        .meta({
          description: `The name that others see, at most ${LONGEST_NAME} characters.`,
          example: 'Robin Demo',
        }),
      bio: written(tidyBio, bioRefusal, BIO_FAULTS)
        .optional()
        .meta({
          description: `At most ${formatNumber(LONGEST_BIO)} characters in ${MOST_BIO_LINES} lines; empty for none.`,
          example: 'Collecting one of everything since the first winter.',
        }),
      home_location: written(tidyHome, homeRefusal, HOME_FAULTS)
        .optional()
        .meta({
          description: `At most ${LONGEST_HOME} characters; empty for none.`,
          example: 'Leeds, United Kingdom',
        }),
    })
    .refine((fields) => Object.keys(fields).length > 0, 'must have a name, a bio or a home_location'),
  response: OwnProfile,
  limit: { calls: 60, seconds: 3600 },
} as const satisfies Endpoint;

export const uploadPicture = {
  ...own,
  ...playerAddresses.uploadPicture,
  summary: 'Sets the picture of the player whose token it is.',
  description: `The body is a PNG, JPEG or WebP image of at most ${LARGEST_PICTURE / 1024 / 1024} MB. It is cropped to a square, and nothing of the file but its pixels is stored.`,
  upload: { types: PICTURE_TYPES, mostBytes: LARGEST_PICTURE },
  response: OwnProfile,
  limit: { calls: 30, seconds: 3600 },
  cost: 'page',
} as const satisfies Endpoint;

export const removePicture = {
  ...own,
  ...playerAddresses.removePicture,
  summary: 'Removes the picture of the player whose token it is; a drawn one takes its place.',
  response: OwnProfile,
} as const satisfies Endpoint;

function written<Refusal extends string>(
  tidy: (typed: string) => string,
  refusalOf: (text: string) => Refusal | null,
  faults: Record<Refusal, string>,
) {
  return z
    .string({ error: 'must be a text' })
    .transform(tidy)
    .pipe(z.string())
    .superRefine((text, context) => {
      const refusal = refusalOf(text);
      if (refusal) context.addIssue({ code: 'custom', message: faults[refusal] });
    });
}
