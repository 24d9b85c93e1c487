import { z } from 'zod';

const perCent = (description: string, example: number) =>
  z.number().min(-20).max(120).meta({ description, example });

const side = (description: string, example: string | null) =>
  z.enum(['right', 'left', 'below', 'above']).nullable().meta({ description, example });

export const JourneyWay = z.enum(['carried', 'traded']).meta({
  description: '`carried` by one player; `traded` where it changed hands on the way.',
  example: 'carried',
});

const MapStamp = z
  .object({
    stops: z
      .array(z.number().int())
      .meta({ description: 'The numbers of the stops that it stands for.', example: [2, 5] }),
    label: z
      .string()
      .meta({ description: 'The name beside it: of the city, or of the place.', example: 'Rome' }),
    x: perCent('From the left edge, in per cent of the width.', 72.2),
    y: perCent('From the top edge, in per cent of the height.', 73.7),
    side: side('Where the label has room; null where it would cover another.', 'right'),
    narrow_side: side('The same on a map of 330 pixels.', null),
  })
  .meta({ id: 'JourneyMapStamp', description: 'One or several stops near each other, on a map.' });
export type MapStamp = z.infer<typeof MapStamp>;

const MapLeg = z
  .object({
    to: z.number().int().meta({ description: 'The number of the stop that it leads to.', example: 2 }),
    kind: JourneyWay,
    path: z.string().meta({ description: 'The SVG path.', example: 'M260.2 224.2Q213.9 173.6 224.5 105.9' }),
    tip: z.string().meta({
      description: 'The SVG transform of the arrow on it.',
      example: 'translate(226.8 164.6) rotate(-104.1)',
    }),
  })
  .meta({ id: 'JourneyMapLeg', description: 'The way from the stop before, on a map.' });
export type MapLeg = z.infer<typeof MapLeg>;

const MapScale = z
  .object({
    kilometres: z.number().meta({ description: 'What the bar stands for.', example: 500 }),
    width: z
      .number()
      .meta({ description: 'The length of the bar, in units of the drawing.', example: 102.4 }),
  })
  .meta({ id: 'JourneyMapScale', description: 'The scale at the centre of a map.' });

export const JourneyMap = z
  .object({
    width: z
      .number()
      .int()
      .meta({ description: 'The width of the drawing, in its own units.', example: 680 }),
    height: z.number().int().meta({ description: 'The height of the drawing.', example: 640 }),
    land: z.string().meta({ description: 'The SVG path of the land.', example: 'M0 0H680V640H0Z' }),
    graticule: z.string().meta({
      description: 'The SVG path of the lines of longitude and latitude.',
      example: 'M0 120L680 110',
    }),
    stamps: z.array(MapStamp).meta({ description: 'The stops, by their first number.' }),
    legs: z.array(MapLeg).meta({ description: 'The ways between stamps, in the order of time.' }),
    scale: MapScale.meta({ description: 'The bar that shows the scale.' }),
  })
  .meta({
    id: 'JourneyMap',
    description:
      'A map of the stops, ready to draw: Lambert’s azimuthal equal-area projection around their middle. The land is from Natural Earth.',
  });
export type JourneyMap = z.infer<typeof JourneyMap>;
