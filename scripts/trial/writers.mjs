// Players who write without pause, and a ledger of acknowledged writes.
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, KEY } from './site.mjs';

export function startWriters({ url, sample, ledger, count = 8, pauseMs = 0 }) {
  let isOver = false;
  const writers = Array.from({ length: count }, async () => {
    while (!isOver) {
      await write({ url, sample, ledger });
      if (pauseMs > 0) await sleep(pauseMs);
    }
  });
  return {
    pause() {
      isOver = true;
    },
    async stop() {
      isOver = true;
      await Promise.all(writers);
    },
  };
}

/**
 * @typedef {object} Ledger
 * @property {string} name
 * @property {any[]} acknowledged
 * @property {Record<number, number>} statuses
 * @property {number} lost
 * @property {number} notTaken
 * @property {{ kind: string, status: number, retryAfter?: string, text: string }[]} refusals
 * @property {number} longestMs
 * @property {number} turn
 */

/** @returns {Ledger} */
export function createLedger() {
  return {
    name: `trial ${Date.now().toString(36)}`,
    acknowledged: [],
    statuses: {},
    lost: 0,
    notTaken: 0,
    refusals: [],
    longestMs: 0,
    turn: 0,
  };
}

async function write({ url, sample, ledger }) {
  ledger.turn += 1;
  const player = sample.players[ledger.turn % sample.players.length];
  const { kind, path, form, toEntry } = nextWrite({ sample, ledger, player });
  const began = Date.now();
  try {
    const { status, headers, text } = await ask(`${url}/api${path}`, {
      method: form ? 'POST' : 'GET',
      headers: {
        'x-wallabee-api-key': KEY,
        'x-user-token': player.token,
        // Every player has an address of their own, as behind a proxy.
        'x-forwarded-for': `10.7.${player.id >> 8}.${player.id & 255}`,
      },
      form,
    });
    ledger.statuses[status] = (ledger.statuses[status] ?? 0) + 1;
    if (status === 200) ledger.acknowledged.push({ kind, ...toEntry(JSON.parse(text)) });
    else ledger.refusals.push({ kind, status, retryAfter: headers['retry-after'], text });
    if (status >= 500) await sleep(20);
  } catch (failure) {
    // The request was refused or cut off, so the write may or may not exist.
    if (failure.code === 'ECONNREFUSED') ledger.notTaken += 1;
    else ledger.lost += 1;
    await sleep(50);
  }
  ledger.longestMs = Math.max(ledger.longestMs, Date.now() - began);
}

function nextWrite({ sample, ledger, player }) {
  const text = `${ledger.name} ${ledger.turn}`;
  const kind = KINDS[ledger.turn % KINDS.length];
  if (kind === 'redeem' && sample.codes.length > 0) {
    const code = sample.codes.pop();
    const toEntry = (answer) => ({ code, playerId: player.id, ...answer });
    return { kind, path: `/users/${player.id}/redeem/${code}`, toEntry };
  }
  if (kind === 'gift') {
    const form = { item_type_id: player.unique, username: player.friend.username };
    const toEntry = ([gift]) => ({ playerId: player.friend.id, typeId: player.unique, number: gift.number });
    return { kind, path: '/users/gift/uniques/send', form, toEntry };
  }
  if (kind === 'post') {
    const path = `/forum/thread/${sample.threads[ledger.turn % sample.threads.length]}`;
    return { kind, path, form: { text }, toEntry: () => ({ text }) };
  }
  const path = `/inbox/conversation/${player.friend.id}`;
  return { kind: 'message', path, form: { text }, toEntry: () => ({ text }) };
}

const KINDS = ['redeem', 'gift', 'post', 'message', 'gift', 'post', 'message', 'message'];

/** Acknowledged writes that are missing, and incomplete changes. */
export async function findFaults(db, { ledger, sample }) {
  const of = (kind) => ledger.acknowledged.filter((entry) => entry.kind === kind);
  return [
    ...(await findLostTexts(db, { ledger, kind: 'message', table: 'message', entries: of('message') })),
    ...(await findLostTexts(db, { ledger, kind: 'post', table: 'forum_post', entries: of('post') })),
    ...(await findLostGifts(db, of('gift'))),
    ...(await findLostCodes(db, { sample, entries: of('redeem') })),
    ...(await findHalves(db)),
  ];
}

async function findLostTexts(db, { ledger, kind, table, entries }) {
  const { rows } = await db.query(
    `select text, count(*)::int as count from ${table} where text like $1 group by text`,
    [`${ledger.name} %`],
  );
  const found = new Map(rows.map(({ text, count }) => [text, count]));
  return entries
    .filter(({ text }) => found.get(text) !== 1)
    .map(({ text }) => `${kind} "${text}" is there ${found.get(text) ?? 0} times`);
}

async function findLostGifts(db, entries) {
  const faults = [];
  for (const { typeId, number, playerId } of entries) {
    const { rows } = await db.query(
      `select 1 from item join history using (item_id)
       where item_type_id = $1 and number = $2 and item.user_id = $3`,
      [typeId, number, playerId],
    );
    if (rows.length === 0) faults.push(`gift #${number} of ${typeId} is not with ${playerId}`);
  }
  return faults;
}

async function findLostCodes(db, { sample, entries }) {
  const faults = [];
  for (const { code, playerId, first_number, last_number } of entries) {
    const { rows } = await db.query(
      `select redeemed_by, (
         select count(*)::int from item
         where item.item_type_id = $1 and user_id = $2 and number between $3 and $4
       ) as items from redeem_code where code = $5`,
      [sample.codeType, playerId, first_number, last_number, code],
    );
    const [{ redeemed_by, items }] = rows;
    if (items !== 100 || redeemed_by !== playerId) faults.push(`code ${code} gave ${items} items`);
  }
  return faults;
}

const HALVES = {
  'numbers that were issued and are missing, or the other way round': `
    select item_type_id from item_type_counter left join item using (item_type_id)
    group by item_type_id, issued having issued <> count(item_id) or issued <> coalesce(max(number), 0)`,
  'players whose codes gave less or more than a hundred items each': `
    select id from player join redeem_code on redeemed_by = id
    where username like 'trial%' group by id having 100 * count(*) <> (
      select count(*) from item where item.user_id = player.id and location = 'lockbox')`,
  'items without a history': `
    select item_id from item where not exists (select from history where history.item_id = item.item_id)`,
  'threads whose posts are not as many as counted': `
    select id from forum_thread where post_count <> (
      select count(*) from forum_post where thread_id = forum_thread.id)`,
  'messages that are in no conversation': `
    select message_id from message where not exists (
      select from conversation
      where player_id = recipient_id and other_id = sender_id and last_message_id >= message_id)`,
};

async function findHalves(db) {
  const faults = [];
  for (const [what, query] of Object.entries(HALVES)) {
    const { rows } = await db.query(query);
    if (rows.length > 0) faults.push(`${rows.length} ${what}, such as ${Object.values(rows[0])[0]}`);
  }
  return faults;
}
