-- Players are looked up by the name that others see, too. It is not theirs alone, so this index is not unique.
create index player_by_name on player (lower(name));
