import { BELL_KINDS, DEFAULT_WAYS } from '@wallabee/contract/bell/bell-kinds';
import type { BellSettings, changeBellSettings } from '@wallabee/contract/bell/bell-settings';
import type { PushDevice } from '@wallabee/contract/bell/push';
import type { InputOf } from '@wallabee/contract/protocol/endpoint';
import type { PlayerId } from '@wallabee/contract/protocol/ids';
import type { Db } from '../../platform/db/db.ts';
import { badInput } from '../../platform/problems.ts';
import {
  type BellPlayer,
  findBellPlayer,
  isTimeZone,
  listKindWays,
  saveKindWays,
  saveQuietHours,
} from './settings.queries.ts';

export interface SettingsServices {
  db: Db;
  siteUrl: string;
  push: {
    publicKey(): Promise<string | null>;
    listDevices(db: Db, player: PlayerId): Promise<PushDevice[]>;
  };
  feedAddresses(secret: string): NonNullable<BellSettings['feed']>;
}

export async function readSettings(
  { push, feedAddresses }: SettingsServices,
  db: Db,
  player: PlayerId,
): Promise<BellSettings> {
  const bell = await findBellPlayer(db, player);
  const ways = await listKindWays(db, player);
  return {
    kinds: BELL_KINDS.map((kind) => ({ kind, ...(ways.get(kind) ?? DEFAULT_WAYS[kind]) })),
    quiet: {
      on: bell.is_quiet,
      from: timeOf(bell.quiet_from),
      to: timeOf(bell.quiet_to),
      time_zone: bell.time_zone,
    },
    feed: bell.feed_secret === null ? null : feedAddresses(bell.feed_secret),
    push: { public_key: await push.publicKey(), devices: await push.listDevices(db, player) },
  };
}

type Change = InputOf<typeof changeBellSettings>['body'];

export async function changeSettings({ db }: SettingsServices, player: PlayerId, { kinds, quiet }: Change) {
  if (quiet?.time_zone !== undefined && !(await isTimeZone(db, quiet.time_zone)))
    throw badInput('The time zone is not known.', { 'quiet.time_zone': 'is not known' });
  await db.transaction().execute(async (trx) => {
    for (const { kind, ...changed } of kinds ?? [])
      await saveKindWays(trx, player, kind, { changed: given(changed), defaults: DEFAULT_WAYS[kind] });
    const row = given({
      is_quiet: quiet?.on,
      quiet_from: quiet?.from === undefined ? undefined : minutesOf(quiet.from),
      quiet_to: quiet?.to === undefined ? undefined : minutesOf(quiet.to),
      time_zone: quiet?.time_zone,
    }) satisfies Partial<BellPlayer>;
    if (Object.keys(row).length > 0) await saveQuietHours(trx, player, row);
  });
}

function given<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
}

function timeOf(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}
