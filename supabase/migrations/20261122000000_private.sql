-- What decides about rights leaves the schema that the API serves: nobody calls it but the policies.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Security definer, because the asking role may not read the table; the empty search_path keeps it unfooled.
create function private.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.owners where user_id = auth.uid()) $$;
revoke all on function private.is_owner() from public;
grant execute on function private.is_owner() to authenticated, service_role;

-- What the owner's screens ask: does this account own the site? With the asking role's own rights.
create function public.owns_site() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_owner() $$;
revoke all on function public.owns_site() from public, anon;
grant execute on function public.owns_site() to authenticated, service_role;

-- A stored picture is never another one: a changed picture is a new object under a new key.
drop policy "owner reads media" on storage.objects;
drop policy "owner adds media" on storage.objects;
drop policy "owner changes media" on storage.objects;
drop policy "owner removes media" on storage.objects;
create policy "owner reads media" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select private.is_owner()));
create policy "owner adds media" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select private.is_owner()));
create policy "owner removes media" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select private.is_owner()));

-- The one list of collections. A sixth is a migration that calls private.create_collection('name').
create table private.collections (name text primary key check (name ~ '^[a-z][a-z0-9_]*$'));
insert into private.collections
select unnest(array['favorites', 'portfolio', 'a7c2', 'x100vi', 'fanart']);
