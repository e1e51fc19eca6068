-- For `npm run restore`: rows come with their ids, and the next new row's id follows the highest there is.
create function public.settle_ids() returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  posts text;
begin
  for posts in select 'posts_' || name from private.collections union all select 'post_versions' loop
    execute format(
      $sql$select setval(pg_get_serial_sequence('public.%1$I', 'id'), coalesce(max(id), 1), count(*) > 0) from public.%1$I$sql$,
      posts);
  end loop;
end $$;
revoke all on function public.settle_ids() from public, anon, authenticated;
grant execute on function public.settle_ids() to service_role;
grant usage, select, update on all sequences in schema public to service_role;
