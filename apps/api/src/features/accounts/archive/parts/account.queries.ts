import { sql } from 'kysely';
import type { ArchivePart } from '../archive-part.queries.ts';

export const ACCOUNT_PARTS: readonly ArchivePart[] = [
  {
    name: 'profile',
    about: 'The account and its profile. The password is stored as a hash, which is not part of the archive.',
    tables: ['account_deletion', 'second_factor'],
    key: ['id'],
    rows: (player) => sql`
      select id, username, name, bio, home_location, birthday_day, birthday_month, account_type, balance,
        has_forums_right, player.created_at, last_active_at, deletion_date,
        second_factor.confirmed_at as second_factor_since, account_deletion.asked_at as deletion_asked_at
      from player left join second_factor on second_factor.player_id = id
        left join account_deletion on account_deletion.player_id = id
      where id = ${player}`,
  },
  {
    name: 'pictures',
    about: 'When the profile picture was uploaded; the picture itself is in the file picture.webp.',
    tables: ['player_picture'],
    key: ['key'],
    rows: (player) => sql`select key, changed_at from player_picture where player_id = ${player}`,
  },
  {
    name: 'logins',
    about: 'The logins that have not ended, by device.',
    tables: ['session'],
    key: ['id'],
    rows: (player) => sql`
      select id, device, created_at, last_used_at, expires_at from session where player_id = ${player}`,
  },
  {
    name: 'known_networks',
    about: 'Networks that a login came from. Their addresses are not stored, only a short mark of each.',
    tables: ['known_network'],
    key: ['mark'],
    rows: (player) => sql`select mark, last_login_at from known_network where player_id = ${player}`,
  },
  {
    name: 'recovery_codes',
    about: 'When recovery codes of the second factor were used. The codes themselves are not stored.',
    tables: ['recovery_code'],
    key: ['nth'],
    rows: (player) => sql`
      select row_number() over (order by code_digest)::integer as nth, used_at
      from recovery_code where player_id = ${player}`,
  },
  {
    name: 'application_keys',
    about: 'Application keys by name and last letters. The keys themselves are not stored.',
    tables: ['application_key'],
    key: ['id'],
    rows: (player) => sql`
      select id, name, ending, created_at, revoked_at,
        (select coalesce(sum(calls), 0)::float8 from application_key_use where key_id = application_key.id) as calls
      from application_key where player_id = ${player}`,
  },
  {
    name: 'apps',
    about: 'Apps that the player registered.',
    tables: ['oauth_app'],
    key: ['app_id'],
    rows: (player) => sql`
      select app_id, name, website, client_id, redirect_uris, created_at, removed_at
      from oauth_app where player_id = ${player}`,
  },
  {
    name: 'allowed_apps',
    about: 'Apps that the player allowed to act for them, and what they may do.',
    tables: ['oauth_grant'],
    key: ['grant_id'],
    rows: (player) => sql`
      select grant_id, app.name as app, scopes, oauth_grant.created_at, last_used_at, revoked_at
      from oauth_grant join oauth_app as app using (app_id) where oauth_grant.player_id = ${player}`,
  },
  {
    name: 'webhooks',
    about: 'Addresses that notifications are sent to, without their secrets.',
    tables: ['webhook'],
    key: ['webhook_id'],
    rows: (player) => sql`
      select webhook_id, url, is_paused, failures, switched_off_at, last_failure, last_failed_at, last_delivered_at,
        created_at
      from webhook where player_id = ${player}`,
  },
  {
    name: 'push_devices',
    about: 'Devices that notifications are pushed to, without their keys.',
    tables: ['push_device'],
    key: ['device_id'],
    rows: (player) => sql`
      select device_id, name, created_at, last_rang_at from push_device where player_id = ${player}`,
  },
  {
    name: 'alerts',
    about: 'What the player waits for.',
    tables: ['alert'],
    key: ['alert_id'],
    rows: (player) => sql`
      select alert_id, name, subject, about_id, query, by_site, by_push, by_feed, webhook_id, is_paused, matches,
        created_at, last_rang_at
      from alert where player_id = ${player}`,
  },
  {
    name: 'notifications',
    about: 'What the bell showed.',
    tables: ['notification'],
    key: ['notification_id'],
    rows: (player) => sql`
      select notification_id, at, kind, event, parts, url, read_at from notification where player_id = ${player}`,
  },
  {
    name: 'bell_settings',
    about: 'By which ways the player hears of each kind of notification, where they chose.',
    tables: ['bell_setting'],
    key: ['kind'],
    rows: (player) => sql`
      select kind, site, push, feed, webhook from bell_setting where player_id = ${player}`,
  },
  {
    name: 'quiet_hours',
    about: 'Quiet hours in minutes since midnight, and the time zone. The secret of the feed is left out.',
    tables: ['bell_player'],
    key: ['time_zone'],
    rows: (player) => sql`
      select time_zone, is_quiet, quiet_from, quiet_to from bell_player where player_id = ${player}`,
  },
];
