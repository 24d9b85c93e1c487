import { z } from 'zod';

const Latitude = z
  .number()
  .min(-90, 'must be at least -90')
  .max(90, 'must be at most 90')
  .meta({ description: 'The latitude of the point, in degrees.', example: 51.5 });
const Longitude = z
  .number()
  .min(-180, 'must be at least -180')
  .max(180, 'must be at most 180')
  .meta({ description: 'The longitude of the point, in degrees.', example: -0.12 });

export const LatitudeInAddress = degreesInAddress(Latitude);
export const LongitudeInAddress = degreesInAddress(Longitude);

/** `Number('')` and `Number(' 7 ')` succeed, but are no coordinates. */
function degreesInAddress<Degrees extends z.ZodType<unknown, number>>(schema: Degrees) {
  return z
    .string()
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'must be degrees, such as 51.5')
    .transform(Number)
    .pipe(schema);
}
