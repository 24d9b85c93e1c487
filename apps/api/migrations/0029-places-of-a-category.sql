-- The places of a category are listed by how much lies there.
create index place_of_category on place (category_id, item_count desc, id);
