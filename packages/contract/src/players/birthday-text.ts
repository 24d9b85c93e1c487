import { z } from 'zod';
import { NO_BIRTHDAY } from './birthday-rules.ts';

export const BirthdayText = z
  .string()
  .meta({ description: `Day and month, or \`${NO_BIRTHDAY}\` while it is not set.`, example: '9 October' });
