-- Copies the next 20,000 rows and returns whether there are more. Run it until it returns false.
with step as (
  update history_copy set copied_to = least(copied_to + 20000, last_id)
  returning copied_to, last_id
),
copied as (
  insert into history_partitioned
  select history.* from history, step
  where history_id > step.copied_to - 20000 and history_id <= step.copied_to
  on conflict do nothing
)
select copied_to < last_id as is_more from step;
