-- What was out and is removed for good: the row that could tell of it is gone, the page that a build made of it is not.
create table private.removed_posts (
  removed_at timestamptz not null default now(),
  was_draft boolean not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
revoke all on private.removed_posts from public, anon, authenticated;
grant select on private.removed_posts to authenticated, service_role;

-- As before; and what was ever out is noted for as long as a build may be old.
create or replace function private.release_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.released_media (key)
  select private.keys_in(to_jsonb(old))
  union
  select private.keys_in(v.row) from public.post_versions as v
  where v.collection = substr(tg_table_name, length('posts_') + 1) and v.post_id = old.id
  on conflict do nothing;
  delete from private.removed_posts where removed_at < now() - interval '1 year';
  insert into private.removed_posts (was_draft, published_at, updated_at, deleted_at)
  select old.status = 'draft', old.published_at, old.updated_at, old.deleted_at where old.published_at is not null;
  return null;
end $$;

-- How many posts visitors would see otherwise than they did at a time: what is out and was changed since or whose hour has
-- come since, and what was out then and is no more. What a post was then, its versions tell; where those that are kept do not
-- reach back so far, a time of publishing before then counts. Drafts alone count for nothing.
create function public.count_changes(since timestamptz) returns bigint
language plpgsql stable security invoker set search_path = ''
as $$
declare
  of_collection text;
  counted bigint;
  total bigint := 0;
begin
  for of_collection in select name from private.collections loop
    execute format($sql$
      select count(*) from public.%1$I as post
      cross join lateral (select
        post.status = 'published' and post.deleted_at is null and post.published_at <= now() as is_out,
        greatest(post.updated_at, post.published_at, post.deleted_at) > $1 as is_changed
      ) as state
      left join lateral (
        select v.row from public.post_versions as v
        where not is_out and post.updated_at > $1 and v.collection = $2 and v.post_id = post.id and v.saved_at <= $1
        order by v.id desc limit 1
      ) as earlier on true
      where is_changed and (is_out or case
        when post.updated_at <= $1 then post.status = 'published' and post.published_at <= $1 and post.deleted_at > $1
        when earlier.row is null then post.published_at <= $1
        else earlier.row ->> 'status' = 'published' and (earlier.row ->> 'published_at')::timestamptz <= $1
          and coalesce((earlier.row ->> 'deleted_at')::timestamptz > $1, true)
      end)
    $sql$, 'posts_' || of_collection) into counted using since, of_collection;
    total := total + counted;
  end loop;
  -- One that is a draft by an edit since may have been out; its versions went with it.
  select count(*) into counted from private.removed_posts as removed
  where removed.removed_at > since and removed.published_at <= since
    and (not removed.was_draft or removed.updated_at > since) and coalesce(removed.deleted_at > since, true);
  return total + counted;
end $$;
revoke all on function public.count_changes(timestamptz) from public, anon, authenticated;
grant execute on function public.count_changes(timestamptz) to authenticated, service_role;
