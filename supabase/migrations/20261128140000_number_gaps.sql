-- Counts also tell which numbers of a series no post has: `gaps` lists the first 20 ranges between two taken numbers.
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
revoke all on function private.number_gaps(text) from public, anon, authenticated;
grant execute on function private.number_gaps(text) to anon, authenticated, service_role;

drop function public.count_posts();
create function public.count_posts()
returns table (collection text, total bigint, drafts bigint, scheduled bigint, trashed bigint, gaps jsonb)
language plpgsql stable security invoker set search_path = ''
as $$
begin
  for collection in select name from private.collections loop
    return query execute format($sql$
      select %1$L, count(*) filter (where deleted_at is null),
        count(*) filter (where deleted_at is null and status = 'draft'),
        count(*) filter (where deleted_at is null and status = 'published' and published_at > now()),
        count(*) filter (where deleted_at is not null),
        private.number_gaps(%2$L)
      from public.%2$I
    $sql$, collection, 'posts_' || collection);
  end loop;
end $$;
revoke all on function public.count_posts() from public, anon, authenticated;
grant execute on function public.count_posts() to anon, authenticated, service_role;
