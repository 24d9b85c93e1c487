-- For the counts of items that no player can have any more. A range has at most 9,999 of them.
create index item_out_of_play on item (item_type_id, location, number)
where location in ('unique_pool', 'limbo', 'destroyed');
