import { readBirthday, setBirthday } from '@wallabee/contract/birthdays/birthday';
import { birthdayText } from '@wallabee/contract/players/birthday-rules';
import type { Db } from '../../platform/db/db.ts';
import { type ApiApp, answer } from '../../platform/http/calls/route.ts';
import { ProblemError } from '../../platform/problems.ts';
import { refuseStrangers } from '../players/players.public.ts';
import { getBirthday, updateMissingBirthday } from './birthdays.queries.ts';

export function birthdayRoutes({ db }: { db: Db }) {
  return async (app: ApiApp) => {
    answer(app, readBirthday, async ({ params }, { player, reads }) => {
      await refuseStrangers(reads, player, params.player);
      return { birthday: birthdayText(await getBirthday(reads, player.id)) };
    });

    answer(app, setBirthday, async ({ params, body }, { player }) => {
      await refuseStrangers(db, player, params.player);
      if (!(await updateMissingBirthday(db, player.id, body))) throw alreadySet();
      return { success: true as const, birthday: birthdayText(body) };
    });
  };
}

function alreadySet(): ProblemError {
  return new ProblemError(409, {
    code: 'refused',
    reason: 'birthday_set',
    error: 'Your birthday has been set already. It can be set only once.',
  });
}
