-- The trash: posts with a `deleted_at`. They are deleted with their versions and pictures after 30 days, or by the owner.
-- All public functions are security invoker: row-level security decides which posts the caller sees and changes.

-- Returns what the deletion of a post deletes: the pictures of the post and its versions, their size, and those versions.
create function private.post_usage(of_collection text, post jsonb, out pictures integer, out bytes bigint, out versions integer)
language sql stable set search_path = ''
as $$
  with earlier as (
    select version.row from public.post_versions as version
    where version.collection = of_collection and version.post_id = (post ->> 'id')::bigint
  ), keys as (
    select private.picture_keys(post) as key union select private.picture_keys(earlier.row) from earlier
  )
  select count(*), coalesce(sum((metadata ->> 'size')::bigint), 0), (select count(*) from earlier)
  from keys join storage.objects on bucket_id = 'media' and name = key
$$;

-- Returns one page of the trash, as { total, posts }, with what the deletion of each post deletes. `search` is a pattern for
-- titles, `kinds` are names of collections or null for all. `soonest` lists first what is deleted first.
create function public.list_trash(search text, kinds text[], soonest boolean, skip integer, take integer) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  with found as materialized (
    select collection, id, row_number() over (
      order by case when soonest then deleted_at end, case when not soonest then deleted_at end desc, collection, id) as nth
    from private.all_posts
    where deleted_at is not null and title ilike search and (kinds is null or collection = any(kinds))
  ), page as (
    select * from found where nth > skip and nth <= skip + take
  )
  select jsonb_build_object('total', (select count(*) from found), 'posts', coalesce(jsonb_agg(jsonb_build_object(
    'collection', collection, 'id', id, 'title', title, 'deleted_at', deleted_at, 'thumbnail', thumbnail,
    'image', image, 'pictures', pictures, 'bytes', bytes, 'versions', versions
  ) order by nth), '[]'))
  from page join private.all_posts as post using (collection, id), private.post_usage(collection, to_jsonb(post))
$$;

-- Returns the number of posts in the trash, and what their deletion deletes, at the time `at`. Sizes are null for more than 500
-- posts, because measuring them takes too long.
create function public.trash_usage() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  total constant bigint := (select count(*) from private.all_posts where deleted_at is not null);
begin
  if total > 500 then
    return jsonb_build_object('at', now(), 'posts', total, 'pictures', null, 'bytes', null, 'versions', null);
  end if;
  return (
    select jsonb_build_object('at', now(), 'posts', total, 'pictures', coalesce(sum(pictures), 0),
      'bytes', coalesce(sum(bytes), 0), 'versions', coalesce(sum(versions), 0))
    from private.all_posts as post, private.post_usage(collection, to_jsonb(post))
    where deleted_at is not null);
end $$;

-- Returns the ids of posts named like `a7c2-12`, by collection. Ignores other names.
create function private.ids_by_collection(posts text[]) returns table (name text, ids bigint[])
language sql stable set search_path = ''
as $$
  select c.name, array_agg(substr(post, length(c.name) + 2)::bigint)
  from private.collections as c join unnest(posts) as post on post ~ ('^' || c.name || '-\d{1,18}$')
  group by c.name
$$;

-- Restores posts from the trash as drafts. Returns their number; posts that are not in the trash are ignored.
create function public.restore_posts(posts text[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  part record;
  changed integer;
  total integer := 0;
begin
  for part in select * from private.ids_by_collection(posts) loop
    execute format(
      $sql$update public.%I set deleted_at = null, status = 'draft' where id = any($1) and deleted_at is not null$sql$,
      'posts_' || part.name) using part.ids;
    get diagnostics changed = row_count;
    total := total + changed;
  end loop;
  return total;
end $$;

-- Deletes posts that are in the trash. Returns their number; others are ignored.
create function public.purge_posts(posts text[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  part record;
  changed integer;
  total integer := 0;
begin
  for part in select * from private.ids_by_collection(posts) loop
    execute format('delete from public.%I where id = any($1) and deleted_at is not null', 'posts_' || part.name)
      using part.ids;
    get diagnostics changed = row_count;
    total := total + changed;
  end loop;
  return total;
end $$;

-- Deletes what had been in the trash for `days` days at the time `at`, oldest first, at most 500 posts of each collection.
-- Returns their number; 0 means that nothing is left to delete.
create function public.empty_trash(days integer, at timestamptz default now()) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  of_collection text;
  changed integer;
  total integer := 0;
begin
  for of_collection in select name from private.collections loop
    execute format($sql$
      delete from public.%1$I where id in (
        select id from public.%1$I where deleted_at <= least($2, now()) - make_interval(days => $1)
        order by deleted_at, id limit 500)
    $sql$, 'posts_' || of_collection) using days, at;
    get diagnostics changed = row_count;
    total := total + changed;
  end loop;
  return total;
end $$;

-- Calls empty_trash() until nothing is left to delete. Returns the number of deleted posts.
create function private.empty_old_trash(days integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  deleted integer;
  total integer := 0;
begin
  loop
    deleted := public.empty_trash(days);
    exit when deleted = 0;
    total := total + deleted;
  end loop;
  return total;
end $$;

revoke all on all functions in schema private from public;
grant execute on function private.post_usage(text, jsonb), private.ids_by_collection(text[]) to authenticated, service_role;
revoke all on function public.list_trash(text, text[], boolean, integer, integer), public.trash_usage(),
  public.restore_posts(text[]), public.purge_posts(text[]), public.empty_trash(integer, timestamptz)
  from public, anon, authenticated, service_role;
grant execute on function public.list_trash(text, text[], boolean, integer, integer), public.trash_usage(),
  public.restore_posts(text[]), public.purge_posts(text[]), public.empty_trash(integer, timestamptz) to authenticated, service_role;

-- Every night at 18:17 UTC. Without pg_cron, the next visit of the owner empties the trash.
do $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('empty-trash', '17 18 * * *', 'select private.empty_old_trash(30)');
exception when others then
  raise notice 'pg_cron is not available (%). The admin empties the trash.', sqlerrm;
end $$;
