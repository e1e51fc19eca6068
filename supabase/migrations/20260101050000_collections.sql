-- Creates, renames and removes collections. Migrations call these functions; docs/collections.md says when.

-- Rewrites the view of all posts after private.collections or the columns of private.post_template changed. Security invoker,
-- so that the policies of each table decide which posts the caller sees.
create function private.refresh_all_posts() returns void
language plpgsql set search_path = ''
as $$
declare
  columns constant text := (
    select string_agg(quote_ident(attname), ', ' order by attnum) from pg_catalog.pg_attribute
    where attrelid = 'private.post_template'::regclass and attnum > 0 and not attisdropped);
begin
  execute 'create or replace view private.all_posts with (security_invoker = true) as ' || (
    select string_agg(format('select %L::text as collection, %s from public.%I', name, columns, 'posts_' || name), ' union all ')
    from private.collections);
end $$;

-- Creates a collection: its table with indexes, triggers, policies and grants.
create function private.create_collection(name text, kind text default 'works') returns void
language plpgsql set search_path = ''
as $$
begin
  -- The constraint on names makes them safe in the SQL below.
  insert into private.collections values (name, kind);
  execute replace($sql$
    create table public.posts_KEY (
      like private.post_template including defaults including identity including constraints,
      primary key (id)
    );
    -- For the public list, then for the admin's list by position, date and title, and for the trash.
    create index posts_KEY_public_order on public.posts_KEY (status, position, created_at desc, id desc);
    create index posts_KEY_order on public.posts_KEY (position, created_at desc, id desc);
    create index posts_KEY_newest on public.posts_KEY (created_at desc, id desc);
    create index posts_KEY_title on public.posts_KEY (title, id);
    create index posts_KEY_trash on public.posts_KEY (deleted_at, id) where deleted_at is not null;

    create trigger touch before insert or update on public.posts_KEY
      for each row execute function private.touch_post();
    -- An edit is a change that gave the row another updated_at.
    create trigger keep_version after update on public.posts_KEY
      for each row when (old.updated_at is distinct from new.updated_at) execute function private.keep_version();
    create trigger record_media_on_insert after insert on public.posts_KEY
      for each row execute function private.record_media();
    create trigger record_media_on_update after update on public.posts_KEY
      for each row when (old.updated_at is distinct from new.updated_at) execute function private.record_media();
    create trigger a_release_media after delete on public.posts_KEY
      for each row execute function private.release_media();
    create trigger drop_versions after delete on public.posts_KEY
      for each row execute function private.keep_version();

    alter table public.posts_KEY enable row level security;
    create policy "visitors read published posts" on public.posts_KEY for select to anon
      using (status = 'published' and deleted_at is null and published_at <= now());
    -- One policy instead of two, because Postgres would check both for each row.
    create policy "accounts read published posts, owners all" on public.posts_KEY for select to authenticated
      using ((status = 'published' and deleted_at is null and published_at <= now()) or (select private.is_owner()));
    create policy "owner inserts" on public.posts_KEY for insert to authenticated
      with check ((select private.is_owner()));
    create policy "owner updates" on public.posts_KEY for update to authenticated
      using ((select private.is_owner())) with check ((select private.is_owner()));
    create policy "owner deletes" on public.posts_KEY for delete to authenticated
      using ((select private.is_owner()));

    revoke all on public.posts_KEY from anon, authenticated, service_role;
    grant select on public.posts_KEY to anon;
    grant select, insert, update, delete on public.posts_KEY to authenticated, service_role;
    revoke all on sequence public.posts_KEY_id_seq from anon, authenticated, service_role;
    grant update on sequence public.posts_KEY_id_seq to service_role;
  $sql$, 'KEY', name);
  perform private.refresh_all_posts();
end $$;

-- Renames a collection and its table. Rows, trash, policies and triggers belong to the table, and versions follow by their
-- foreign key. Names of indexes and sequences change too, because a later collection may get the old name.
create function private.rename_collection(old_name text, new_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  old_table constant text := 'posts_' || old_name;
  new_table constant text := 'posts_' || new_name;
  part record;
begin
  update private.collections set name = new_name where name = old_name;
  if not found then
    raise exception 'There is no collection %.', old_name using errcode = '22023';
  end if;
  execute format('alter table public.%I rename to %I', old_table, new_table);
  for part in
    select relname, case relkind when 'S' then 'sequence' else 'index' end as kind from pg_catalog.pg_class
    where starts_with(relname, old_table || '_') and (
      oid in (select indexrelid from pg_catalog.pg_index where indrelid = format('public.%I', new_table)::regclass)
      or oid = pg_get_serial_sequence(format('public.%I', new_table), 'id')::regclass)
  loop
    execute format('alter %s public.%I rename to %I',
      part.kind, part.relname, new_table || substr(part.relname, length(old_table) + 1));
  end loop;
  perform private.refresh_all_posts();
end $$;

-- Removes a collection without rows. Rows in the trash count.
create function private.drop_collection(old_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  has_rows boolean;
begin
  execute format('select exists (select from public.%I)', 'posts_' || old_name) into has_rows;
  if has_rows then
    raise exception 'posts_% still has rows, possibly in the trash.', old_name using errcode = '55000';
  end if;
  delete from private.collections where name = old_name;
  perform private.refresh_all_posts();
  execute format('drop table public.%I', 'posts_' || old_name);
end $$;

-- Continues the ids after the highest one, because a restored backup has its own ids.
create function public.set_next_ids() returns void
language plpgsql security invoker set search_path = ''
as $$
declare
  of_table text;
begin
  for of_table in select 'public.posts_' || name from private.collections union all select 'public.post_versions' loop
    execute format(
      $sql$select setval(pg_get_serial_sequence(%1$L, 'id'), coalesce(max(id), 1), count(*) > 0) from %1$s$sql$, of_table);
  end loop;
end $$;

revoke all on all functions in schema private from public;
revoke all on function public.set_next_ids() from public, anon, authenticated, service_role;
grant execute on function public.set_next_ids() to service_role;

select private.create_collection('favorites');
select private.create_collection('portfolio');
select private.create_collection('a7c2', 'photos');
select private.create_collection('x100vi', 'photos');
select private.create_collection('fanart');
select private.create_collection('episodes');
select private.create_collection('chapters');

grant select on private.all_posts to anon, authenticated, service_role;
