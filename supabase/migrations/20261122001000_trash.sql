-- A deleted post waits in the trash for 30 days with all that hangs on it; then it goes, or when the owner says so.

-- As before; and what goes into the trash goes there by the server's clock. Going there and coming back is no edit.
create or replace function private.touch_post() returns trigger
language plpgsql set search_path = ''
as $$
declare
  untouched text[] := '{position,updated_at,deleted_at}';
  is_client boolean := current_user in ('anon', 'authenticated');
begin
  if tg_op = 'UPDATE' then
    new.updated_at = case
      when to_jsonb(new) - untouched = to_jsonb(old) - untouched then old.updated_at
      else greatest(clock_timestamp(), old.updated_at + interval '1 millisecond')
    end;
    if is_client and new.deleted_at is not null then
      new.deleted_at = coalesce(old.deleted_at, date_trunc('milliseconds', now()));
    end if;
  elsif is_client then
    new.updated_at = clock_timestamp();
  end if;
  if new.status = 'published' and new.published_at is null then
    new.published_at = date_trunc('milliseconds', now()); -- rounded up, it would lie ahead
  end if;
  return new;
end $$;

-- Keys of pictures whose posts are gone for good. Storage alone can remove a file: the desk asks it to, and then forgets the key.
create table public.released_media (
  key text primary key,
  released_at timestamptz(3) not null default now()
);
alter table public.released_media enable row level security;
create policy "owner reads released media" on public.released_media
  for select to authenticated using ((select private.is_owner()));
create policy "owner forgets released media" on public.released_media
  for delete to authenticated using ((select private.is_owner()));

-- Every key of the bucket that a row names.
create function private.keys_in(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$ select distinct found[1] from regexp_matches(post::text, '/public/media/([^"?#\\[:space:]]+)', 'g') as found $$;

-- Before drop_versions, by its name: a post's earlier versions show pictures, too.
create function private.release_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.released_media (key)
  select private.keys_in(to_jsonb(old))
  union
  select private.keys_in(v.row) from public.post_versions as v
  where v.collection = substr(tg_table_name, length('posts_') + 1) and v.post_id = old.id
  on conflict do nothing;
  return null;
end $$;

create function private.give_trash(name text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format($sql$
    create index %2$I on public.%1$I (deleted_at, id) where deleted_at is not null;
    create trigger a_release_media after delete on public.%1$I
      for each row execute function private.release_media();
  $sql$, 'posts_' || name, 'posts_' || name || '_trash');
end $$;
select private.give_trash(name) from private.collections;

create or replace function private.create_collection(name text) returns void
language plpgsql set search_path = ''
as $$
declare
  posts text := 'posts_' || name;
begin
  insert into private.collections values (name);
  execute format($sql$
    create table public.%1$I (
      like public.posts_favorites including defaults including identity including constraints,
      primary key (id)
    );
    create index %2$I on public.%1$I (status, position, created_at desc, id desc);
    create index %3$I on public.%1$I (position, created_at desc, id desc);
    create index %4$I on public.%1$I (created_at desc, id desc);
    create index %5$I on public.%1$I (title, id);
  $sql$, posts, posts || '_public_order', posts || '_order', posts || '_newest', posts || '_title');
  perform private.guard_collection(name);
  perform private.give_trash(name);
  perform private.settle_grants();
end $$;

create or replace function private.settle_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  posts text;
begin
  for posts in select 'posts_' || name from private.collections loop
    execute format('revoke all on public.%I from anon, authenticated', posts);
    execute format('grant select on public.%I to anon', posts);
    execute format('grant select, insert, update, delete on public.%I to authenticated', posts);
    execute format('grant all on public.%I to service_role', posts);
  end loop;
  revoke all on public.owners, public.post_versions, public.released_media from anon, authenticated;
  grant select on public.post_versions to authenticated;
  grant select, delete on public.released_media to authenticated;
  grant all on public.post_versions, public.released_media to service_role;
  revoke all on private.collections from public, anon, authenticated;
  grant select on private.collections to anon, authenticated, service_role;
end $$;
select private.settle_grants();

-- All that lies in the trash, from all collections, as one query. With the asking role's own rights, like all below.
create function private.trashed() returns text
language sql stable set search_path = ''
as $$
  select string_agg(format(
    'select %L as collection, to_jsonb(post) as content, id, title, deleted_at from public.%I as post where deleted_at is not null',
    name, 'posts_' || name), ' union all ') from private.collections
$$;

-- What goes with posts for good: the pictures that they and their earlier versions show, with their size, and those versions.
create function private.weigh(of_collection text, content jsonb, out pictures integer, out bytes bigint, out versions integer)
language sql stable set search_path = ''
as $$
  with kept as (
    select v.row from public.post_versions as v
    where v.collection = of_collection and v.post_id = (content ->> 'id')::bigint
  ), keys as (
    select private.keys_in(content) as key union select private.keys_in(kept.row) from kept
  )
  select count(*), coalesce(sum((metadata ->> 'size')::bigint), 0), (select count(*) from kept)
  from keys join storage.objects on bucket_id = 'media' and name = key
$$;

-- One page of the trash. `kinds` are names of collections, null for all; `soonest` begins with what goes first.
create function public.list_trash(search text, kinds text[], soonest boolean, skip integer, take integer) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
begin
  execute format($sql$
    with found as materialized (
      select collection, id, title, deleted_at from (%1$s) as trash
      where title ilike $1 and ($2 is null or collection = any($2))
    ), page as (
      select collection, id from found order by deleted_at %2$s, collection, id offset $3 limit $4
    ), whole as (
      select trash.*, weight.* from (%1$s) as trash join page using (collection, id), private.weigh(collection, content) as weight
    )
    select jsonb_build_object('total', (select count(*) from found), 'posts', coalesce(jsonb_agg(jsonb_build_object(
      'collection', collection, 'id', id, 'title', title, 'deleted_at', deleted_at, 'thumbnail', content -> 'thumbnail',
      'image', content -> 'image', 'pictures', pictures, 'bytes', bytes, 'versions', versions
    ) order by deleted_at %2$s, collection, id), '[]'))
    from whole
  $sql$, private.trashed(), case when soonest then 'asc' else 'desc' end) into answer using search, kinds, skip, take;
  return answer;
end $$;

-- All of the trash together, as it was `at` that time. Of more than 500 posts nobody waits for the sizes: they are null.
create function public.weigh_trash() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  posts bigint;
  answer jsonb;
begin
  execute format('select count(*) from (%s) as trash', private.trashed()) into posts;
  if posts <= 500 then
    execute format($sql$
      select to_jsonb(sums) from (
        select coalesce(sum(pictures), 0) as pictures, coalesce(sum(bytes), 0) as bytes, coalesce(sum(versions), 0) as versions
        from (%s) as trash, private.weigh(collection, content)
      ) as sums
    $sql$, private.trashed()) into answer;
  end if;
  return jsonb_build_object('at', now(), 'posts', posts, 'pictures', null, 'bytes', null, 'versions', null) || coalesce(answer, '{}');
end $$;

-- Posts named as `a7c2-12`, as ids by collection.
create function private.by_collection(posts text[]) returns table (name text, ids bigint[])
language sql stable set search_path = ''
as $$
  select c.name, array_agg(substr(post, length(c.name) + 2)::bigint)
  from private.collections as c join unnest(posts) as post on post ~ ('^' || c.name || '-\d{1,18}$')
  group by c.name
$$;

-- Takes posts out of the trash, as drafts. Answers how many: those that are there no more are no fault.
create function public.restore_posts(posts text[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  one record;
  moved integer;
  total integer := 0;
begin
  for one in select * from private.by_collection(posts) loop
    execute format(
      $sql$update public.%I set deleted_at = null, status = 'draft' where id = any($1) and deleted_at is not null$sql$,
      'posts_' || one.name) using one.ids;
    get diagnostics moved = row_count;
    total := total + moved;
  end loop;
  return total;
end $$;

-- Removes posts that lie in the trash for good. Answers how many.
create function public.purge_posts(posts text[]) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  one record;
  moved integer;
  total integer := 0;
begin
  for one in select * from private.by_collection(posts) loop
    execute format($sql$delete from public.%I where id = any($1) and deleted_at is not null$sql$, 'posts_' || one.name)
      using one.ids;
    get diagnostics moved = row_count;
    total := total + moved;
  end loop;
  return total;
end $$;

-- Removes what had lain in the trash for so many days at that time, oldest first and at most 500 of each collection. Answers
-- how many: none, and nothing is left to do.
create function public.empty_trash(days integer, at timestamptz default now()) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  of_collection text;
  moved integer;
  total integer := 0;
begin
  for of_collection in select name from private.collections loop
    execute format($sql$
      delete from public.%1$I where id in (
        select id from public.%1$I where deleted_at <= least($2, now()) - make_interval(days => $1) order by deleted_at, id limit 500)
    $sql$, 'posts_' || of_collection) using days, at;
    get diagnostics moved = row_count;
    total := total + moved;
  end loop;
  return total;
end $$;

-- How many posts every collection has. Visitors are told of what is out.
create function public.count_posts()
returns table (collection text, total bigint, drafts bigint, scheduled bigint, trashed bigint)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  for collection in select name from private.collections loop
    return query execute format($sql$
      select %L, count(*) filter (where deleted_at is null),
        count(*) filter (where deleted_at is null and status = 'draft'),
        count(*) filter (where deleted_at is null and status = 'published' and published_at > now()),
        count(*) filter (where deleted_at is not null)
      from public.%I
    $sql$, collection, 'posts_' || collection);
  end loop;
end $$;

revoke all on function public.list_trash(text, text[], boolean, integer, integer), public.weigh_trash(),
  public.restore_posts(text[]), public.purge_posts(text[]), public.empty_trash(integer, timestamptz), public.count_posts()
  from public, anon, authenticated;
grant execute on function public.list_trash(text, text[], boolean, integer, integer), public.weigh_trash(),
  public.restore_posts(text[]), public.purge_posts(text[]), public.empty_trash(integer, timestamptz) to authenticated, service_role;
grant execute on function public.count_posts() to anon, authenticated, service_role;
revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_owner(), private.is_shown(text), private.keys_in(jsonb), private.trashed(),
  private.weigh(text, jsonb), private.by_collection(text[]) to authenticated, service_role;

-- Every night by itself, where the database has pg_cron; elsewhere when the owner comes to the desk.
do $$
begin
  create extension if not exists pg_cron;
  perform cron.schedule('empty-trash', '17 18 * * *', 'select public.empty_trash(30)');
exception when others then
  raise notice 'No pg_cron here (%): the desk empties the trash by age.', sqlerrm;
end $$;
