import { z } from 'zod';
import { decimalInAddress } from '../protocol/decimal-in-address.ts';

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

const DEGREES = 'must be degrees, such as 51.5';

export const LatitudeInAddress = decimalInAddress(Latitude, DEGREES);
export const LongitudeInAddress = decimalInAddress(Longitude, DEGREES);
