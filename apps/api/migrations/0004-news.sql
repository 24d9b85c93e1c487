-- The site's own blog, for those who have no other.
create table blog_post (
  id integer primary key,
  slug text not null unique,
  title text not null,
  summary text not null,
  -- Paragraphs.
  body text[] not null,
  icon text not null,
  published_at timestamptz not null
);
create index blog_post_newest on blog_post (published_at desc, id desc);
