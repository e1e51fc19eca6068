-- What the owner's desk keeps for itself, under known names: the address that has the host build the site anew (whoever has
-- it can do that, so the owner alone reads it), and when the last backup was taken.
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

create function private.touch_setting() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at = date_trunc('milliseconds', now()); -- rounded up, it would lie ahead
  return new;
end $$;
create trigger touch before insert or update on public.desk_settings
  for each row execute function private.touch_setting();
revoke all on function private.touch_setting() from public, anon, authenticated;

create or replace function private.settle_grants() returns void
language plpgsql set search_path = ''
as $$
declare
  posts text;
begin
  for posts in select 'posts_' || name from private.collections loop
    execute format('revoke all on public.%I from anon, authenticated', posts);
    execute format('grant select on public.%I to anon', posts);
    execute format('grant select, insert, update, delete on public.%I to authenticated', posts);
    execute format('grant all on public.%I to service_role', posts);
  end loop;
  revoke all on public.owners, public.post_versions, public.released_media, public.desk_settings from anon, authenticated;
  grant select on public.post_versions to authenticated;
  grant select, delete on public.released_media to authenticated;
  grant select, insert, update, delete on public.desk_settings to authenticated;
  grant all on public.post_versions, public.released_media, public.desk_settings to service_role;
  revoke all on private.collections from public, anon, authenticated;
  grant select on private.collections to anon, authenticated, service_role;
end $$;
select private.settle_grants();
