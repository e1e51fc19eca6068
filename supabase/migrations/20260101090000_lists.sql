-- What the admin's lists read and set. All functions are security invoker: row-level security decides which posts the caller
-- sees and changes.

-- Sets the manual positions of posts in one statement. `places` is [{"id": 1, "position": 1024}]. `seen` is the manual order that
-- the client has read, as [[id, position]]; without it any order is accepted. Returns the number of posts, or -1 if the order is
-- another one: two tabs can move posts at the same time.
create function public.place_posts(collection text, places jsonb, seen jsonb default null) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  is_current boolean;
  moved integer;
begin
  if not exists (select from private.collections where name = collection) then
    raise exception 'no such collection' using errcode = '22023';
  end if;
  if seen is not null then
    -- Otherwise two moves at the same time would both see the order from before.
    perform pg_advisory_xact_lock(hashtextextended('place_posts ' || collection, 0));
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_array(id, position) order by position, created_at desc, id desc), '[]') = $1
      from public.%I where deleted_at is null and position is not null
    $sql$, 'posts_' || collection) into is_current using seen;
    if not is_current then
      return -1;
    end if;
  end if;
  execute format($sql$
    update public.%I as post set position = place.position
    from jsonb_to_recordset($1) as place (id bigint, position integer)
    where post.id = place.id
  $sql$, 'posts_' || collection) using places;
  get diagnostics moved = row_count;
  return moved;
end $$;

-- Returns the first 20 gaps between the numbers of a series, as [{ series, first, last }]: the numbers that no post has. Other
-- collections have none.
create function private.number_gaps(of_table text) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  gaps jsonb;
begin
  if not exists (
    select from pg_catalog.pg_attribute
    where attrelid = format('public.%I', of_table)::regclass and attname = 'series' and not attisdropped
  ) then
    return '[]';
  end if;
  execute format($sql$
    select coalesce(jsonb_agg(to_jsonb(gap) order by series, first), '[]') from (
      select series, number + 1 as first, next - 1 as last from (
        select series, number, lead(number) over (partition by series order by number) as next
        from public.%I where deleted_at is null
      ) as taken where next > number + 1 order by series, number limit 20
    ) as gap
  $sql$, of_table) into gaps;
  return gaps;
end $$;

-- Returns the number of posts in each collection, by state, and the gaps in their numbers. Visitors get the numbers of
-- published posts.
create function public.count_posts()
returns table (collection text, total bigint, drafts bigint, scheduled bigint, trashed bigint, gaps jsonb)
language sql stable security invoker set search_path = ''
as $$
  select c.name,
    count(post.id) filter (where deleted_at is null),
    count(post.id) filter (where deleted_at is null and status = 'draft'),
    count(post.id) filter (where deleted_at is null and status = 'published' and published_at > now()),
    count(post.id) filter (where deleted_at is not null),
    private.number_gaps('posts_' || c.name)
  from private.collections as c left join private.all_posts as post on post.collection = c.name
  group by c.name
$$;

revoke all on all functions in schema private from public;
grant execute on function private.number_gaps(text) to anon, authenticated, service_role;
revoke all on function public.place_posts(text, jsonb, jsonb), public.count_posts() from public, anon, authenticated, service_role;
grant execute on function public.place_posts(text, jsonb, jsonb) to authenticated, service_role;
grant execute on function public.count_posts() to anon, authenticated, service_role;
