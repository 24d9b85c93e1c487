-- A new name is compared with those of the few staff and BeeKeepers.
create index player_of_staff on player (id) where account_type <> 'player';
