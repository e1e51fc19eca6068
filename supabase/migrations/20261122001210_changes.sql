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
  return total;
end $$;
revoke all on function public.count_changes(timestamptz) from public, anon, authenticated;
grant execute on function public.count_changes(timestamptz) to authenticated, service_role;
