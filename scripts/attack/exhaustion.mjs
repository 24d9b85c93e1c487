// 5, 8. One address, or many guesses, that try to use up a shared limit.
import http from 'node:http';
import https from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';
import { startVisitor } from './visitor.mjs';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export const oneAddress = {
  name: '5. one address with 160 connections on uncached pages',
  async run({ target }) {
    const agent = new (target.isTls ? https : http).Agent({ keepAlive: true, maxSockets: 160 });
    const statuses = {};
    const until = Date.now() + 12_000;
    let turn = 0;
    const attackers = Array.from({ length: 160 }, async () => {
      while (Date.now() < until && turn < 20_000) {
        turn += 1;
        const { status, headers } = await target.ask(`/tools/search/greedy${turn}`, { from: 2_000, agent });
        statuses[status] = (statuses[status] ?? 0) + 1;
        if (status === 429 && !headers['retry-after']) statuses['429 without Retry-After'] = 1;
        if (status !== 200) await sleep(20);
      }
    });
    await sleep(1_000);
    const visitor = startVisitor(target);
    await Promise.all(attackers);
    agent.destroy();
    const { faults, summary } = await visitor.stop();
    if (!statuses[429]) faults.push('the address was never answered 429');
    if (statuses['429 without Retry-After']) faults.push('a 429 had no Retry-After');
    return { faults, summary: `${summary}; attacker ${JSON.stringify(statuses).replaceAll('"', '')}` };
  },
};

export const guessesFromEverywhere = {
  name: '8. 140 guesses at one name from 140 networks',
  async run({ target, lab }) {
    const { username } = lab.sample.players[1];
    const began = Date.now();
    const guesses = Array.from({ length: 140 }, (_, place) =>
      logIn(target, { username, password: `wrong guess ${place}`, from: 3_000 + place * 256 }),
    );
    const window = sleep(10_000).then(() => 'over');
    let checked = 0;
    let isOver = false;
    for (const guess of guesses)
      void guess.then(({ status }) => (checked += status === 401 && !isOver ? 1 : 0));
    await Promise.race([Promise.all(guesses), window]);
    isOver = true;
    const seconds = (Date.now() - began) / 1_000;
    const perSecond = checked / Math.max(seconds, 1);
    await Promise.all(guesses);
    const faults = perSecond > 2 ? [`${perSecond.toFixed(1)} guesses were checked a second`] : [];
    return { faults, summary: `${checked} of 140 checked in ${seconds.toFixed(1)} s` };
  },
};

export const manyLogins = {
  name: '8. 36 logins a second beside a visitor',
  async run({ target }) {
    const visitor = startVisitor(target);
    const logins = [];
    for (let turn = 0; turn < 360; turn += 1) {
      logins.push(
        logIn(target, { username: `nobody${turn}`, password: 'a wrong password', from: 60_000 + turn * 256 }),
      );
      await sleep(1_000 / 36);
    }
    const { faults, summary } = await visitor.stop();
    const answers = await Promise.all(logins);
    const broken = answers.filter(({ status }) => ![401, 429, 503].includes(status));
    if (broken.length > 0) faults.push(`${broken.length} logins were answered ${broken[0].status}`);
    return { faults, summary };
  },
};

export const commonPasswords = {
  name: '8. very common passwords and reserved names',
  async run({ target, lab }) {
    const faults = [];
    const tries = [
      ...COMMON.map((password, place) => ({ username: `try${Date.now() % 1e6}x${place}`, password })),
      ...RESERVED.map((username) => ({
        username,
        password: 'violet kettle 93',
      })),
    ];
    for (const [place, { username, password }] of tries.entries()) {
      const { status } = await target.ask('/api/register', {
        method: 'POST',
        headers: FORM,
        body: new URLSearchParams({ username, password }).toString(),
        from: 90_000 + place * 256,
      });
      if (status < 400 || status >= 500) faults.push(`${username} with ${password} was answered ${status}`);
    }
    // A name registered at one target must be free at the next.
    await lab.db.query('update player set username = username || id where lower(username) = any($1)', [
      RESERVED.map((name) => name.toLowerCase()),
    ]);
    const refused = tries.length - faults.length;
    return {
      faults: faults.length > 0 ? [`${faults.length} were accepted, such as: ${faults[0]}`] : [],
      summary: `${refused} of ${tries.length} refused`,
    };
  },
};

const RESERVED = ['admin', 'support', 'staff', 'wallabee', 'Adm1n', 'wa11abee'];

const COMMON = [
  'password',
  'password1',
  '12345678',
  '123456789',
  '1234567890',
  'qwertyuiop',
  'iloveyou',
  'princess',
  'sunshine',
  'football',
  'baseball',
  'superman',
  'trustno1',
  'letmein1',
  'Password1',
  'P@ssw0rd',
  'qwerty123',
  '11111111',
  'abcd1234',
  '1q2w3e4r',
];

function logIn(target, { username, password, from }) {
  const body = new URLSearchParams({ username, password }).toString();
  return target.ask('/api/login', { method: 'POST', headers: FORM, body, from, timeout: 25_000 });
}
