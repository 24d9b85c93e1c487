import { z } from 'zod';

const LONGEST_KEY = 100;

export const PlayerInAddress = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(LONGEST_KEY, `must have at most ${LONGEST_KEY} characters`)
  .regex(/^\P{Cc}*$/u, 'must be an id or a name')
  .meta({
    type: ['integer', 'string'],
    description:
      'A player: the id, or else the username, or else a name that only one of them bears. @ before a name that looks like an id says that it is a name.',
    example: 'demo',
  });
