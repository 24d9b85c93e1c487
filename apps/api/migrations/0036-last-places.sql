-- Plans and the radar start from where a player was last.
create index place_visit_of_player on place_visit (player_id, visited_at desc);
