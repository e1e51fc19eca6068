-- The owner alone hears how many posts are out no more: whoever has an account was told of those that are removed for good.
alter table private.removed_posts enable row level security;
create policy "owner reads removed posts" on private.removed_posts
  for select to authenticated using ((select private.is_owner()));

alter function public.count_changes(timestamptz) set schema private;
create function public.count_changes(since timestamptz) returns bigint
language plpgsql stable security invoker set search_path = ''
as $$
begin
  perform private.expect_owner();
  return private.count_changes(since);
end $$;
revoke all on function public.count_changes(timestamptz) from public, anon, authenticated;
grant execute on function public.count_changes(timestamptz) to authenticated;
