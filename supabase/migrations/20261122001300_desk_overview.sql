-- What waits for the owner, counted where the rows lie, for the desk's first page. With the asking role's own rights, and for
-- the owner alone: anyone else would be told of a part.

create function private.expect_owner() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise exception 'Only the owner asks what waits.' using errcode = '42501';
  end if;
end $$;

-- All posts that are not in the trash, from all collections, as one query.
create function private.kept() returns text
language sql stable set search_path = ''
as $$
  select string_agg(format(
    'select %L as collection, post.* from public.%I as post where deleted_at is null', name, 'posts_' || name
  ), ' union all ') from private.collections
$$;

-- A picture and its sizes (`NAME.webp`, `NAME-640.webp`) are one.
create function private.picture_of(key text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(key, '(-\d+)?\.\w+$', '') $$;

-- The pictures of the bucket that rows with `image`, `thumbnail` and `body` show, as one query: those of their own at place 0,
-- those of the text counted with all its pictures from 1. As text, for a function called for each row would take seconds.
create function private.shown_by(posts text) returns text
language sql immutable set search_path = ''
as $$
  select format($sql$
    select posts.*, shown.place, split_part(split_part(shown.address, '/public/media/', 2), '?', 1) as key
    from (%s) as posts cross join lateral (
      values (0::bigint, image), (0, thumbnail)
      union all
      select place, node -> 'attrs' ->> 'src'
      from jsonb_path_query(body, 'strict $.** ? (@.type == "image")') with ordinality as nodes (node, place)
    ) as shown (place, address)
    where strpos(shown.address, '/public/media/') > 0
  $sql$, posts)
$$;

-- What is to be done, each with how many there are and the first of them, and what waits for its time.
create function public.desk_overview() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
  broken constant text := '@.type == "link" && (!(@.attrs.href like_regex "^\\s*(https?:[/\\\\]*[^\\s/\\\\?#]|mailto:\\S)" flag "i")'
    || ' || (@.attrs.href like_regex ".") is unknown)';
begin
  perform private.expect_owner();
  execute format($sql$
    with kept as materialized (
      select collection, id, title, image, thumbnail, alt, body, status, published_at, updated_at,
        jsonb_build_object('collection', collection, 'id', id, 'title', title) as named
      from (%s) as posts
    ), untold as (
      select named, row_number() over (order by status desc, updated_at desc, collection, id) as nth from kept
      where image is not null and coalesce(alt, '') !~ '\S'
    ), drafts as (
      select named || jsonb_build_object('since', updated_at) as named,
        row_number() over (order by updated_at, collection, id) as nth
      from kept where status = 'draft'
    ), broken as (
      -- An encoded key is left out: the files that the desk stores need none.
      select distinct on (collection, id, place)
        named || jsonb_build_object('place', place) as named, collection, id, place
      from (%s) as shown
      where strpos(key, '%%') = 0 and not exists (
        select from storage.objects as stored where stored.bucket_id = 'media' and stored.name = key)
      order by collection, id, place
    ), lost as (
      -- The pages show http(s) and mail addresses alone as links: a relative, an empty or a `javascript:` one leads nowhere.
      select distinct on (collection, id, href)
        named || jsonb_build_object('words', node ->> 'text') as named, collection, id, href
      from kept, jsonb_path_query(body, 'strict $.** ? (@.type == "text" && exists (@.marks[*] ? (%s)))') as node,
        lateral (select jsonb_path_query_first(node, 'strict $.marks[*] ? (%s)', silent => true)) as marks (mark),
        lateral (select coalesce(mark -> 'attrs' ->> 'href', '')) as hrefs (href)
      order by collection, id, href
    ), coming as (
      select named || jsonb_build_object('at', published_at) as named,
        row_number() over (order by published_at, collection, id) as nth
      from kept where status = 'published' and published_at > now()
    )
    select jsonb_build_object(
      'at', now(),
      'untold', (select jsonb_build_object('count', count(*),
        'posts', coalesce(jsonb_agg(named order by nth) filter (where nth <= 3), '[]')) from untold),
      'drafts', (select jsonb_build_object('count', count(*),
        'posts', coalesce(jsonb_agg(named order by nth) filter (where nth <= 1), '[]')) from drafts),
      'pictures', (select jsonb_build_object('count', count(*),
        'posts', (select coalesce(jsonb_agg(named), '[]') from (select named from broken limit 1) as first)) from broken),
      'links', (select jsonb_build_object('count', count(*),
        'posts', (select coalesce(jsonb_agg(named), '[]') from (select named from lost limit 1) as first)) from lost),
      'scheduled', (select jsonb_build_object('count', count(*),
        'posts', coalesce(jsonb_agg(named order by nth) filter (where nth <= 5), '[]')) from coming)
    )
  $sql$, private.kept(), private.shown_by('select collection, id, named, image, thumbnail, body from kept'), broken, broken)
  into answer;
  return answer;
end $$;

-- The last edits, one of each post: the version before it and the row as it is now.
create function public.recent_versions(take integer) returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
begin
  perform private.expect_owner();
  execute format($sql$
    with edited as (
      select collection, id, updated_at from (%1$s) as posts
      where exists (select from public.post_versions as v where v.collection = posts.collection and v.post_id = posts.id)
      order by updated_at desc, collection, id limit least($1, 50)
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'collection', posts.collection, 'version', before.id, 'before', before.row, 'after', to_jsonb(posts) - 'collection'
    ) order by edited.updated_at desc, edited.collection, edited.id), '[]')
    from edited
    join (%1$s) as posts using (collection, id)
    cross join lateral (
      select v.id, v.row from public.post_versions as v
      where v.collection = edited.collection and v.post_id = edited.id order by v.id desc limit 1) as before
  $sql$, private.kept()) into answer using take;
  return answer;
end $$;

-- How much the stored files take, in bytes, by what shows them first: photographs, other works, earlier versions, the trash.
-- The rest shows nowhere any more.
create function public.weigh_storage() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
  parts constant text := 'select %1$I ->> ''image'' as image, %1$I ->> ''thumbnail'' as thumbnail, %1$I -> ''body'' as body from %2$s';
begin
  perform private.expect_owner();
  execute format($sql$
    with stored as materialized (
      select private.picture_of(name) as picture, sum(coalesce((metadata ->> 'size')::bigint, 0))::bigint as bytes
      from storage.objects where bucket_id = 'media' group by 1
    ), named as materialized (
      select private.picture_of(key) as picture, min(rank) as rank from (
        select key, case when collection in ('a7c2', 'x100vi') then 1 else 2 end as rank from (%s) as shown
        union all
        select key, 4 from (%s) as shown
      ) as keys group by 1
    ), rest as materialized (
      select picture, bytes from stored where not exists (select from named where named.picture = stored.picture)
    ), earlier as materialized (
      -- Reading all versions takes a while: only where rows leave something unexplained.
      select distinct private.picture_of(key) as picture from (%s) as shown where exists (select from rest)
    )
    select jsonb_build_object(
      'photos', coalesce(sum(bytes) filter (where rank = 1), 0),
      'works', coalesce(sum(bytes) filter (where rank = 2), 0),
      'versions', coalesce(sum(bytes) filter (where rank = 3), 0),
      'trash', coalesce(sum(bytes) filter (where rank = 4), 0),
      'unused', coalesce(sum(bytes) filter (where rank = 5), 0)
    ) from (
      select bytes, rank from stored join named using (picture)
      union all
      select bytes, case when exists (select from earlier where earlier.picture = rest.picture) then 3 else 5 end from rest
    ) as weighed
  $sql$, private.shown_by('select collection, image, thumbnail, body from (' || private.kept() || ') as kept'),
    private.shown_by(format(parts, 'content', '(' || private.trashed() || ') as trash')),
    private.shown_by(format(parts, 'row', 'public.post_versions'))) into answer;
  return answer;
end $$;

revoke all on function public.desk_overview(), public.recent_versions(integer), public.weigh_storage()
  from public, anon, authenticated;
grant execute on function public.desk_overview(), public.recent_versions(integer), public.weigh_storage() to authenticated;
revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_owner(), private.is_shown(text), private.keys_in(jsonb), private.trashed(),
  private.weigh(text, jsonb), private.by_collection(text[]), private.expect_owner(), private.kept(), private.shown_by(text),
  private.picture_of(text) to authenticated, service_role;
