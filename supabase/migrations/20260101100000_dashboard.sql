-- The dashboard of the admin: settings, and what waits for the owner. All functions are security invoker, and only an owner may
-- call them, because row-level security would give others incomplete counts.

-- Settings of the admin, by known names: the URL that makes the host build the site again, which is secret because everybody who
-- knows it can do that, and facts about the last backup.
create table public.desk_settings (
  name text primary key check (name in ('deploy_hook', 'last_backup')),
  value jsonb not null,
  updated_at timestamptz(3) not null default now(),
  constraint desk_settings_value check (case name
    when 'deploy_hook' then value = jsonb_build_object('url', value -> 'url') and jsonb_typeof(value -> 'url') = 'string'
      and length(value ->> 'url') <= 500 and value ->> 'url' ~ '^https://api\.(vercel|netlify|cloudflare)\.com/[[:graph:]]+$'
    else jsonb_typeof(value) = 'object' and length(value::text) <= 2000
  end)
);
alter table public.desk_settings enable row level security;
create policy "owner keeps settings" on public.desk_settings for all to authenticated
  using ((select private.is_owner())) with check ((select private.is_owner()));
revoke all on public.desk_settings from anon, authenticated, service_role;
grant select, insert, update, delete on public.desk_settings to authenticated, service_role;

-- Sets updated_at by the server's clock, rounded down, because a rounded-up time would be in the future.
create function private.touch_setting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = date_trunc('milliseconds', now());
  return new;
end $$;
create trigger touch before insert or update on public.desk_settings
  for each row execute function private.touch_setting();

-- Returns the number of posts that visitors see differently than at `since`: published posts that were edited or published
-- later, and posts that were published then but are not now. The earlier state comes from `post_versions`; for a post without a
-- version that old, only its publishing time is compared. Drafts do not count.
create function public.count_changes(since timestamptz) returns bigint
language sql stable security invoker set search_path = ''
as $$
  select private.require_owner();
  select (
    select count(*) from private.all_posts as post
    cross join lateral (select
      status = 'published' and deleted_at is null and published_at <= now() as is_public,
      greatest(updated_at, published_at, deleted_at) > since as is_changed
    ) as state
    left join lateral (
      select version.row from public.post_versions as version
      where not is_public and post.updated_at > since
        and version.collection = post.collection and version.post_id = post.id and version.saved_at <= since
      order by version.id desc limit 1
    ) as earlier on true
    where is_changed and (is_public or case
      when updated_at <= since then status = 'published' and published_at <= since and deleted_at > since
      when earlier.row is null then published_at <= since
      else earlier.row ->> 'status' = 'published' and (earlier.row ->> 'published_at')::timestamptz <= since
        and coalesce((earlier.row ->> 'deleted_at')::timestamptz > since, true)
    end)
  ) + (
    -- A deleted draft counts if it became one after `since`: its versions are deleted too.
    select count(*) from private.removed_posts
    where removed_at > since and published_at <= since
      and (not was_draft or updated_at > since) and coalesce(deleted_at > since, true)
  )
$$;

-- The pictures of the bucket in the columns of posts, of posts in the trash (`deleted_at`) and of versions. `place` is 0 for
-- the post's own picture and thumbnail; pictures of the text, and cuts, are counted from 1. A view, because a function that is
-- called for each row would take seconds.
create view private.media_references with (security_invoker = true) as
select collection, id, title, deleted_at, is_version, place, split_part(split_part(address, '/public/media/', 2), '?', 1) as key
from (
  select collection, id, title, deleted_at, false as is_version, image, thumbnail, body, meta from private.all_posts
  union all
  select collection, post_id, row ->> 'title', null, true, row ->> 'image', row ->> 'thumbnail', row -> 'body', row -> 'meta'
  from public.post_versions
) as rows
cross join lateral (
  values (0::bigint, image), (0, thumbnail)
  union all
  select place, node -> 'attrs' ->> 'src'
  from jsonb_path_query(body, 'strict $.** ? (@.type == "image")') with ordinality as nodes (node, place)
  union all
  select place, cut ->> 'image'
  from jsonb_path_query(meta, 'lax $.cuts[*]') with ordinality as cuts (cut, place)
) as shown (place, address)
where strpos(address, '/public/media/') > 0;
grant select on private.media_references to authenticated;

-- Returns the open tasks for the admin dashboard, counted in the database: each with its number and its first posts. Without
-- JIT, because Postgres overestimates the rows of such queries and would compile for seconds.
create function public.admin_overview() returns jsonb
language sql stable security invoker set search_path = '' set jit = off
as $$
  select private.require_owner();
  with active as materialized (
    select collection, id, image, alt, body, status, published_at, updated_at,
      jsonb_build_object('collection', collection, 'id', id, 'title', title) as post
    from private.all_posts where deleted_at is null
  ), missing_alt as (
    select post, row_number() over (order by status desc, updated_at desc, collection, id) as nth
    from active where image is not null and coalesce(alt, '') !~ '\S'
  ), drafts as (
    select post || jsonb_build_object('since', updated_at) as post, row_number() over (order by updated_at, collection, id) as nth
    from active where status = 'draft'
  ), missing_pictures as (
    -- An encoded key is left out: the files that the admin stores need none.
    select jsonb_build_object('collection', collection, 'id', id, 'title', title, 'place', place) as post,
      row_number() over (order by collection, id, place) as nth
    from private.media_references
    where not is_version and deleted_at is null and strpos(key, '%') = 0
      and not exists (select from storage.objects as stored where stored.bucket_id = 'media' and stored.name = key)
    group by collection, id, title, place
  ), broken_links as (
    -- Pages show only http(s) and mail addresses as links: relative, empty and `javascript:` addresses lead nowhere.
    select post || jsonb_build_object('words', words) as post, row_number() over (order by collection, id, href) as nth
    from (
      select distinct on (collection, id, href) collection, id, post, href, node ->> 'text' as words
      from active,
        jsonb_path_query(body, 'strict $.** ? (@.type == "text")') as node,
        jsonb_path_query(node, 'strict $.marks[*] ? (@.type == "link" && (
          !(@.attrs.href like_regex "^\\s*(https?:[/\\\\]*[^\\s/\\\\?#]|mailto:\\S)" flag "i")
          || (@.attrs.href like_regex ".") is unknown))', silent => true) as mark,
        coalesce(mark -> 'attrs' ->> 'href', '') as href
      order by collection, id, href
    ) as links
  ), scheduled as (
    select post || jsonb_build_object('at', published_at) as post, row_number() over (order by published_at, collection, id) as nth
    from active where status = 'published' and published_at > now()
  )
  select jsonb_build_object(
    'at', now(),
    'missing_alt', (select jsonb_build_object('count', count(*),
      'posts', coalesce(jsonb_agg(post order by nth) filter (where nth <= 3), '[]')) from missing_alt),
    'drafts', (select jsonb_build_object('count', count(*),
      'posts', coalesce(jsonb_agg(post order by nth) filter (where nth <= 1), '[]')) from drafts),
    'pictures', (select jsonb_build_object('count', count(*),
      'posts', coalesce(jsonb_agg(post order by nth) filter (where nth <= 1), '[]')) from missing_pictures),
    'links', (select jsonb_build_object('count', count(*),
      'posts', coalesce(jsonb_agg(post order by nth) filter (where nth <= 1), '[]')) from broken_links),
    'scheduled', (select jsonb_build_object('count', count(*),
      'posts', coalesce(jsonb_agg(post order by nth) filter (where nth <= 5), '[]')) from scheduled)
  )
$$;

-- Returns the last edits, one of each post and at most 50: the version before the edit, and the row as it is now.
create function public.recent_versions(take integer) returns jsonb
language sql stable security invoker set search_path = ''
as $$
  select private.require_owner();
  with edited as (
    select collection, id, updated_at from private.all_posts as post
    where deleted_at is null and exists (
      select from public.post_versions as version where version.collection = post.collection and version.post_id = post.id)
    order by updated_at desc, collection, id limit least(take, 50)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'collection', post.collection, 'version', earlier.id, 'before', earlier.row, 'after', to_jsonb(post) - 'collection'
  ) order by edited.updated_at desc, edited.collection, edited.id), '[]')
  from edited
  join private.all_posts as post using (collection, id)
  cross join lateral (
    select version.id, version.row from public.post_versions as version
    where version.collection = edited.collection and version.post_id = edited.id order by version.id desc limit 1
  ) as earlier
$$;

-- Returns the key of a picture without its size and format: `NAME.webp` and its thumbnail `NAME-640.webp` are one picture.
create function private.picture_name(key text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(key, '(-640)?\.\w+$', '') $$;

-- Returns the size of the stored files in bytes, by where each picture is used first: in a photo gallery, in another work, only
-- in earlier versions, only in the trash, or nowhere.
create function public.storage_usage() returns jsonb
language sql stable security invoker set search_path = '' set jit = off
as $$
  select private.require_owner();
  with stored as materialized (
    select private.picture_name(name) as picture, sum(coalesce((metadata ->> 'size')::bigint, 0))::bigint as bytes
    from storage.objects where bucket_id = 'media' group by 1
  ), in_posts as materialized (
    select private.picture_name(key) as picture,
      min(case when deleted_at is not null then 4 when kind = 'photos' then 1 else 2 end) as rank
    from private.media_references as reference join private.collections on collections.name = reference.collection
    where not is_version group by 1
  ), others as materialized (
    select picture, bytes from stored where not exists (select from in_posts where in_posts.picture = stored.picture)
  ), in_versions as materialized (
    -- Reading all versions takes long, so they are read only if a file is not in a post.
    select distinct private.picture_name(key) as picture from private.media_references
    where is_version and exists (select from others)
  )
  select jsonb_build_object(
    'photos', coalesce(sum(bytes) filter (where rank = 1), 0),
    'works', coalesce(sum(bytes) filter (where rank = 2), 0),
    'versions', coalesce(sum(bytes) filter (where rank = 3), 0),
    'trash', coalesce(sum(bytes) filter (where rank = 4), 0),
    'unused', coalesce(sum(bytes) filter (where rank = 5), 0)
  ) from (
    select bytes, rank from stored join in_posts using (picture)
    union all
    select bytes, case when exists (select from in_versions where in_versions.picture = others.picture) then 3 else 5 end
    from others
  ) as ranked
$$;

revoke all on all functions in schema private from public;
grant execute on function private.picture_name(text) to authenticated, service_role;
revoke all on function public.count_changes(timestamptz), public.admin_overview(), public.recent_versions(integer),
  public.storage_usage() from public, anon, authenticated, service_role;
grant execute on function public.count_changes(timestamptz), public.admin_overview(), public.recent_versions(integer),
  public.storage_usage() to authenticated;
