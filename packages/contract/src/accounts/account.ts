import { z } from 'zod';
import type { Endpoint } from '../protocol/endpoint.ts';
import { Success } from '../protocol/fields.ts';
import { PlayerId } from '../protocol/ids.ts';
import { Problem } from '../protocol/problem.ts';
import { accountAddresses } from './accounts.addresses.ts';

/** Bounds the request's size only; the server decides who may log in. */
const LONGEST_INPUT = 200;
export const credential = z
  .string({ error: 'must be a text' })
  .max(LONGEST_INPUT, `must have at most ${LONGEST_INPUT} characters`);

export const Password = credential.meta({
  description: "The player's password.",
  example: 'honeycomb',
  format: 'password',
});

export const SecondFactorCode = credential.meta({
  description: 'The six digits that the app shows, or a recovery code.',
  example: '492 039',
});

export const Username = z
  .string()
  .meta({ description: 'The name that a player logs in with.', example: 'demo' });

export const LoggedIn = z
  .object({
    valid: z.literal(true).meta({ description: 'Always true; a wrong login has the status 401.' }),
    user_id: PlayerId,
    token: z.string().meta({
      description: 'Sent as X-User-Token. It lasts 30 days.',
      example: 'ZrRHRBsVX2fye5P8lZKh3wk37ydCmEjzPArnaBns2rk',
    }),
    username: Username,
    restored: z.literal(true).optional().meta({
      description: 'True where the player had asked for the deletion of the account, which this login undid.',
    }),
  })
  .meta({ id: 'LoggedIn', description: 'A player who is logged in.' });
export type LoggedIn = z.infer<typeof LoggedIn>;

export const WRONG_LOGIN = 'Username or Password is incorrect';
export const CODE_NEEDED =
  'This account has a second factor: send a code of the app, or a recovery code, too.';
export const WRONG_CODE = 'That code is not right, or was used before.';

/** Without `valid` where the application key is refused. */
export const LoginRefused = Problem.extend({
  valid: z
    .literal(false)
    .optional()
    .meta({ description: 'False where the name, the password or the code is wrong.' }),
}).meta({
  id: 'LoginRefused',
  description: 'Why a login failed.',
  example: { error: WRONG_LOGIN, code: 'login_required', valid: false },
});

export const logIn = {
  ...accountAddresses.logIn,
  feature: 'accounts',
  access: 'key',
  summary: 'A token for a player.',
  description:
    'A wrong name or password is answered 401 with `valid: false`, and so is a missing or wrong code of an account with a second factor (`code: second_factor_required`).',
  body: z.object({
    username: credential.meta({ description: 'The username, in any case.', example: 'demo' }),
    password: Password,
    code: SecondFactorCode.optional().meta({
      description:
        'Only for accounts with a second factor: the six digits that the app shows, or a recovery code.',
    }),
  }),
  response: LoggedIn,
  otherStatuses: {
    401: {
      description: 'The name, the password or the code is wrong, or the application key.',
      content: { 'application/json': LoginRefused },
    },
  },
  limit: { calls: 30, seconds: 60 },
} as const satisfies Endpoint;

export const logOut = {
  ...accountAddresses.logOut,
  feature: 'accounts',
  access: 'player',
  summary: 'Ends the token the call is made with.',
  response: Success,
} as const satisfies Endpoint;

export const USERNAME_PATTERN = /^[A-Za-z0-9_-]{3,20}$/;
export const SHORTEST_PASSWORD = 8;

export const register = {
  ...accountAddresses.register,
  feature: 'accounts',
  access: 'key',
  summary: 'Makes an account and logs it in.',
  description:
    'Names that are taken, reserved or look like them, and passwords that are easy to guess, are refused with 400.',
  body: z.object({
    username: z
      .string()
      .regex(USERNAME_PATTERN, 'must be 3 to 20 letters, digits, hyphens or underscores')
      .meta({ description: '3 to 20 letters, digits, hyphens or underscores.', example: 'mariam' }),
    password: credential.min(SHORTEST_PASSWORD, `must have at least ${SHORTEST_PASSWORD} characters`).meta({
      description: `At least ${SHORTEST_PASSWORD} characters.`,
      example: 'nine quiet otters',
      format: 'password',
    }),
  }),
  response: LoggedIn,
  limit: { calls: 5, seconds: 3600 },
} as const satisfies Endpoint;
