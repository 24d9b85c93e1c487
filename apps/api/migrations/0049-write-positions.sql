-- A position in the write-ahead log that is not before the commit of the player's last write. A replica that has
-- replayed it shows the player what they wrote (docs/decisions/0089-own-writes-and-replicas.md).
alter table player add column write_position bigint;
