-- The cuts of episodes are pictures of their posts, as the pictures of texts are.

-- The pictures of the bucket that rows with `image`, `thumbnail`, `body` and `meta` show, as one query. The place is 0 for a
-- picture of the row itself; pictures of the text, and cuts, are counted from 1.
create or replace function private.shown_by(posts text) returns text
language sql immutable set search_path = ''
as $$
  select format($sql$
    select posts.*, shown.place, split_part(split_part(shown.address, '/public/media/', 2), '?', 1) as key
    from (%s) as posts cross join lateral (
      values (0::bigint, image), (0, thumbnail)
      union all
      select place, node -> 'attrs' ->> 'src'
      from jsonb_path_query(body, 'strict $.** ? (@.type == "image")') with ordinality as nodes (node, place)
      union all
      select place, cut ->> 'image'
      from jsonb_path_query(meta, 'lax $.cuts[*]') with ordinality as cuts (cut, place)
    ) as shown (place, address)
    where strpos(shown.address, '/public/media/') > 0
  $sql$, posts)
$$;

-- As before, with `meta`.
create or replace function public.desk_overview() returns jsonb
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
      select collection, id, title, image, thumbnail, alt, body, meta, status, published_at, updated_at,
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
  $sql$, private.kept(), private.shown_by('select collection, id, named, image, thumbnail, body, meta from kept'), broken, broken)
  into answer;
  return answer;
end $$;

-- As before, with `meta`.
create or replace function public.weigh_storage() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
  parts constant text := 'select %1$I ->> ''image'' as image, %1$I ->> ''thumbnail'' as thumbnail, %1$I -> ''body'' as body,
    %1$I -> ''meta'' as meta from %2$s';
begin
  perform private.expect_owner();
  execute format($sql$
    with stored as materialized (
      select private.picture_of(name) as picture, sum(coalesce((metadata ->> 'size')::bigint, 0))::bigint as bytes
      from storage.objects where bucket_id = 'media' group by 1
    ), named as materialized (
      select private.picture_of(key) as picture, min(rank) as rank from (
        select key, case kind when 'photos' then 1 else 2 end as rank
        from (%s) as shown join private.collections on collections.name = shown.collection
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
  $sql$, private.shown_by('select collection, image, thumbnail, body, meta from (' || private.kept() || ') as kept'),
    private.shown_by(format(parts, 'content', '(' || private.trashed() || ') as trash')),
    private.shown_by(format(parts, 'row', 'public.post_versions'))) into answer;
  return answer;
end $$;
