-- What the game is made of: everything an operator's catalogue files hold, and nothing that players change.

create table generation (
  gen_id integer primary key,
  primary_set_id integer not null,
  secondary_set_id integer
);

create table item_set (
  id integer primary key,
  gen_id integer not null references generation,
  name text not null unique,
  description text not null,
  hue smallint not null check (hue between 0 and 359),
  icon text not null,
  designer text,
  created_at timestamptz not null
);
create index item_set_by_generation on item_set (gen_id, id);

-- Generations and sets name each other, so the check waits for the end of the transaction that loads them.
alter table generation
  add foreign key (primary_set_id) references item_set deferrable initially deferred,
  add foreign key (secondary_set_id) references item_set deferrable initially deferred;

create table subset (
  set_id integer not null references item_set,
  subset_id integer not null,
  name text not null,
  description text not null,
  hue smallint not null check (hue between 0 and 359),
  icon text not null,
  created_at timestamptz not null,
  primary key (set_id, subset_id)
);

create table item_type (
  id integer primary key,
  set_id integer not null references item_set,
  subset_id integer,
  -- '?' until the type is released.
  name text not null,
  description text not null,
  kind text not null check (kind in ('wallabee', 'player')),
  -- What the game's special mechanics know it as.
  role text check (role in (
    'cracker', 'party_hat', 'mystery_box', 'mystery_bag', 'chest', 'grab_bag', 'miniest_box', 'job_lot', 'wishing_well',
    'perfume', 'aftershave', 'mixer', 'wand', 'set_completion', 'redeemable'
  )),
  icon text,
  accent text,
  designer text,
  released_at timestamptz,
  market_buy_now boolean not null,
  store_cost integer check (store_cost > 0),
  locations text[] not null,
  works_with_wand boolean not null,
  is_retired boolean not null,
  is_one_of_a_kind boolean not null,
  perfume_message text,
  aftershave_message text,
  foreign key (set_id, subset_id) references subset,
  check ((name = '?') = (released_at is null))
);
create index item_type_by_set on item_type (set_id, id);
create unique index item_type_by_name on item_type (lower(name)) where name <> '?';

create table formula (
  item_type_id integer not null references item_type,
  position smallint not null,
  first_component_id integer not null references item_type,
  second_component_id integer not null references item_type,
  primary key (item_type_id, position)
);

create table variant (
  item_type_id integer not null references item_type,
  -- 1 means "any of them" in a gift, so the first real variant is 2.
  variant_id smallint not null check (variant_id > 1),
  name text not null,
  hue smallint not null check (hue between 0 and 359),
  primary key (item_type_id, variant_id)
);

create table container_content (
  container_id integer not null references item_type,
  item_type_id integer not null references item_type,
  primary key (container_id, item_type_id)
);

create table store (
  id integer primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  icon text not null,
  hue smallint not null check (hue between 0 and 359)
);

create table store_item (
  store_id integer not null references store,
  item_type_id integer not null references item_type,
  primary key (store_id, item_type_id)
);

create table category_group (
  slug text primary key,
  position smallint not null unique,
  name text not null,
  description text not null,
  icon text not null
);

create table category (
  id integer primary key,
  slug text not null unique,
  group_slug text not null references category_group,
  name text not null,
  icon text not null,
  includes text[] not null,
  excludes text[] not null,
  subcategories text[] not null
);

create table forage_category (
  item_type_id integer not null references item_type,
  category_id integer not null references category,
  primary key (item_type_id, category_id)
);

-- Types made by a special mix rather than by a formula, and the types they are made with.
create table mix_exception (
  item_type_id integer primary key references item_type,
  component_ids integer[] not null,
  explanation text not null
);

-- Types that mix with so much that no list of results is given.
create table used_exception (
  item_type_id integer primary key references item_type,
  explanation text not null
);

create table achievement (
  id integer primary key,
  slug text not null unique,
  name text not null,
  description text not null,
  description_earned text not null,
  icon text not null,
  hue smallint not null check (hue between 0 and 359),
  counts text not null,
  target integer not null check (target > 0)
);
