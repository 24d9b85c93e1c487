import { z } from 'zod';
import { CalendarDay } from '../protocol/at.ts';

export const Day = CalendarDay.meta({ description: 'The day, in UTC.', example: '2026-05-31' });

export const Digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'must be 64 hexadecimal digits')
  .meta({
    description: 'A SHA-256, as hexadecimal digits.',
    example: '7c41e09b52fd1d3c8a6f0b5e94d27c13f8a05b6e2d9c4170b3e86a51fc7d2094',
  });
