-- What a session's pages are read with: the digest of a credential that opens the forums and nothing else. It goes with
-- its session. Null until the browser asks for it.
alter table session add column page_digest bytea;
create unique index session_by_page_digest on session (page_digest) where page_digest is not null;
