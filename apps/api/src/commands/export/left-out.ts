/**
 * Tables that belong to one running site instead of the world. Every other table is exported, those that a later
 * migration adds included; unlogged tables count attempts and are left out as well.
 */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  migration: 'names the migrations of one database',
  world: 'names how the rows were made; an import writes its own',
  session: 'logins of one site; players log in again',
  oauth_code: 'logins of one site; apps ask for a new code',
  oauth_token: 'logins of one site; apps ask for new tokens',
  idempotency_key: 'responses to requests that may be repeated within a day',
  bulk_file: 'files made of the rows; a site makes its own',
  bulk_file_chunk: 'the bytes of those files',
  site_minute: 'how one site was in the last days',
  site_day: 'how one site was in the last months',
  delivery: 'the queue of one site, which would send everything twice',
};
