-- Keeps updated_at and published_at true, whatever a client sends; only who restores a backup (service_role) may bring
-- an updated_at along. Milliseconds, so that the value survives a JavaScript Date; always later than before, so that
-- `updated_at = (what I read)` tells two editors apart. A change of position alone is no edit.
create function private.touch_post() returns trigger
language plpgsql set search_path = ''
as $$
declare
  untouched text[] := '{position,updated_at}';
begin
  if tg_op = 'UPDATE' then
    new.updated_at = case
      when to_jsonb(new) - untouched = to_jsonb(old) - untouched then old.updated_at
      else greatest(clock_timestamp(), old.updated_at + interval '1 millisecond')
    end;
  elsif current_user in ('anon', 'authenticated') then
    new.updated_at = clock_timestamp();
  end if;
  if new.status = 'published' and new.published_at is null then
    new.published_at = date_trunc('milliseconds', now()); -- rounded up, it would lie ahead
  end if;
  return new;
end $$;

-- What every collection has beside its columns, and who sees and changes it. Visitors see what is published, not in the trash, and whose time has come.
create function private.guard_collection(name text) returns void
language plpgsql set search_path = ''
as $$
declare
  posts text := 'posts_' || name;
  visible text := $sql$status = 'published' and deleted_at is null and published_at <= now()$sql$;
begin
  execute format($sql$
    create trigger touch before insert or update on public.%1$I
      for each row execute function private.touch_post();
    create trigger keep_version after update on public.%1$I
      for each row when (old.updated_at is distinct from new.updated_at) execute function private.keep_version();
    create trigger drop_versions after delete on public.%1$I
      for each row execute function private.keep_version();

    alter table public.%1$I enable row level security;
    create policy "visitors read what is out" on public.%1$I for select to anon using (%2$s);
    create policy "accounts read what is out, the owner all" on public.%1$I
      for select to authenticated using ((%2$s) or (select private.is_owner()));
    create policy "owner inserts" on public.%1$I
      for insert to authenticated with check ((select private.is_owner()));
    create policy "owner updates" on public.%1$I
      for update to authenticated using ((select private.is_owner())) with check ((select private.is_owner()));
    create policy "owner deletes" on public.%1$I
      for delete to authenticated using ((select private.is_owner()));
  $sql$, posts, visible);
end $$;

-- Every right of the API's roles on tables, as it shall be, whatever was granted before.
create function private.settle_grants() returns void
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
  revoke all on public.owners, public.post_versions from anon, authenticated;
  grant select on public.post_versions to authenticated;
  grant all on public.post_versions to service_role;
  revoke all on private.collections from public, anon, authenticated;
  grant select on private.collections to authenticated, service_role;
end $$;

drop function public.create_collection(text);
create function private.create_collection(name text) returns void
language plpgsql set search_path = ''
as $$
declare
  posts text := 'posts_' || name;
begin
  insert into private.collections values (name);
  execute format($sql$
    create table public.%1$I (
      like public.posts_favorites including defaults including identity including constraints,
      primary key (id)
    );
    create index %2$I on public.%1$I (status, position, created_at desc, id desc);
    create index %3$I on public.%1$I (position, created_at desc, id desc);
    create index %4$I on public.%1$I (created_at desc, id desc);
    create index %5$I on public.%1$I (title, id);
  $sql$, posts, posts || '_public_order', posts || '_order', posts || '_newest', posts || '_title');
  perform private.guard_collection(name);
  perform private.settle_grants();
end $$;

do $$
declare
  name text;
begin
  for name in select c.name from private.collections as c loop
    execute format($sql$
      alter table public.%1$I add column deleted_at timestamptz(3);
      drop trigger touch on public.%1$I;
      drop policy "anyone reads what is published" on public.%1$I;
      drop policy "owner reads all" on public.%1$I;
      drop policy "owner inserts" on public.%1$I;
      drop policy "owner updates" on public.%1$I;
      drop policy "owner deletes" on public.%1$I;
    $sql$, 'posts_' || name);
    perform private.guard_collection(name);
  end loop;
end $$;
drop function public.touch_post();
drop function public.is_owner();
select private.settle_grants();

-- Sets the hand-made order of many rows at once: all of a move or nothing of it. `places` is [{"id": 1, "position": 1024}].
-- Security invoker: the policies decide, so a stranger moves no row. Answers how many rows were moved.
create or replace function public.place_posts(collection text, places jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  moved integer;
begin
  if not exists (select from private.collections where name = collection) then
    raise exception 'no such collection' using errcode = '22023';
  end if;
  execute format($sql$
    update public.%I as post set position = place.position
    from jsonb_to_recordset($1) as place (id bigint, position integer)
    where post.id = place.id
  $sql$, 'posts_' || collection) using places;
  get diagnostics moved = row_count;
  return moved;
end $$;
revoke all on all functions in schema private from public, anon, authenticated;
grant execute on function private.is_owner() to authenticated, service_role;
