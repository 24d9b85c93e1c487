-- A new name is compared with those of the few staff and BeeKeepers.
create index player_of_staff on player (id) where account_type <> 'player';

-- Names are found without their spaces.
create index player_by_joined_name on player (replace(fold_name(name), ' ', ''));
