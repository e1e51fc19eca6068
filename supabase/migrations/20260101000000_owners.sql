-- Who owns the site. Row-level security everywhere asks is_owner(); there is no other right.
-- On a real project, once: insert into public.owners select id from auth.users where email = 'you@example.com';
create table public.owners (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
alter table public.owners enable row level security; -- and no policy: nobody reads or writes it through the API

-- Security definer, because the asking role may not read the table; the empty search_path keeps it unfooled.
create function public.is_owner() returns boolean
language sql stable security definer set search_path = ''
as $$ select exists (select from public.owners where user_id = auth.uid()) $$;
revoke all on function public.is_owner() from public;
grant execute on function public.is_owner() to anon, authenticated, service_role;
