import { z } from 'zod';

export const StartPoint = z
  .object({
    lat: z.number().meta({ description: 'The latitude.', example: 51.5138 }),
    lng: z.number().meta({ description: 'The longitude.', example: -0.1402 }),
    name: z.string().nullable().meta({
      description: 'The place or the city; null for a point that was asked for by its coordinates.',
      example: 'Liberty',
    }),
    source: z.enum(['asked', 'last_place']).meta({
      description: 'Whether it was asked for, or is the place where the player was last.',
      example: 'last_place',
    }),
  })
  .meta({ id: 'StartPoint', description: 'The point from which distances are measured.' });
export type StartPoint = z.infer<typeof StartPoint>;
