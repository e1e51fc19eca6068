-- The owners of the site, and the schema of everything that the API does not serve.

-- Policies and public functions use its functions and tables; no request can name them.
create schema private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

-- Users that may edit the site. There is no other right: each policy asks private.is_owner().
-- On a hosted project, run once: insert into public.owners select id from auth.users where email = 'you@example.com';
create table public.owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
-- Without a policy, only service_role reads or writes the table through the API.
alter table public.owners enable row level security;

-- Projects differ in what they grant on new objects of `public`. Therefore all migrations revoke everything first, and grant
-- what the API's roles need: anon (visitors), authenticated (signed-in accounts) and service_role (scripts with the secret key).
revoke all on public.owners from anon, authenticated, service_role;
grant select, insert, delete on public.owners to service_role;

-- Returns whether the caller is an owner. Security definer, because the caller may not read the table. The empty search_path
-- prevents a caller's schema from replacing its tables.
create function private.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.owners where user_id = auth.uid()) $$;

-- Raises 42501 unless the caller is an owner.
create function private.require_owner() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not private.is_owner() then
    raise exception 'Only an owner may call this function.' using errcode = '42501';
  end if;
end $$;

-- Returns whether the caller is an owner, for the admin.
create function public.owns_site() returns boolean
language sql stable security invoker set search_path = ''
as $$ select private.is_owner() $$;

revoke all on all functions in schema private from public;
grant execute on function private.is_owner(), private.require_owner() to authenticated, service_role;
revoke all on function public.owns_site() from public, anon, authenticated, service_role;
grant execute on function public.owns_site() to authenticated, service_role;
