-- Rights do not depend on the project's default privileges: Supabase grants new objects in `public` to the API's roles in
-- older projects, and keeps only some of those grants in newer ones. service_role gets what backup, restore, doctor and test:supabase
-- need.
create or replace function private.settle_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  posts text;
  ids text;
begin
  for posts in select format('public.%I', 'posts_' || name) from private.collections loop
    execute format('revoke all on %s from anon, authenticated, service_role', posts);
    execute format('grant select on %s to anon', posts);
    execute format('grant select, insert, update, delete on %s to authenticated, service_role', posts);
  end loop;
  revoke all on public.owners, public.post_versions, public.released_media, public.desk_settings
    from anon, authenticated, service_role;
  grant select, insert, delete on public.owners to service_role;
  grant select on public.post_versions to authenticated;
  grant select, delete on public.released_media to authenticated;
  grant select, insert, update, delete on public.desk_settings to authenticated;
  grant select, insert, update, delete on public.post_versions, public.released_media, public.desk_settings to service_role;
  revoke all on private.collections from public, anon, authenticated, service_role;
  grant select on private.collections to anon, authenticated, service_role;
  revoke all on private.removed_posts from public, anon, authenticated, service_role;
  grant select on private.removed_posts to authenticated, service_role;

  -- Identity columns need no right on their sequence. Only settle_ids() sets it, for a restored backup.
  for ids in
    select pg_get_serial_sequence(owner, 'id')
    from (select format('public.%I', 'posts_' || name) from private.collections union all select 'public.post_versions')
      as owners (owner)
  loop
    execute format('revoke all on sequence %s from anon, authenticated, service_role', ids);
    execute format('grant update on sequence %s to service_role', ids);
  end loop;
end $$;
select private.settle_grants();

-- These were only revoked from the other roles.
revoke all on function public.desk_overview(), public.recent_versions(integer), public.weigh_storage(),
  public.count_changes(timestamptz) from service_role;
