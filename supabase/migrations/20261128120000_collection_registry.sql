-- `private.collections` is the only list of collections: functions find their tables by it. `kind` tells photo galleries from
-- other works. Renaming a collection takes its versions along.
alter table private.collections
  add column kind text not null default 'works' check (kind in ('photos', 'works'));
update private.collections set kind = 'photos' where name in ('a7c2', 'x100vi');

alter table public.post_versions
  drop constraint post_versions_collection_fkey,
  add constraint post_versions_collection_fkey foreign key (collection)
    references private.collections (name) on update cascade;

-- Renames a collection and its table. Rows, trash, policies and triggers belong to the table, and versions follow by their
-- foreign key. Names of indexes and sequences change too, because a later collection may get the old name.
create function private.rename_collection(old_name text, new_name text) returns void
language plpgsql set search_path = ''
as $$
declare
  old_table text := 'posts_' || old_name;
  new_table text := 'posts_' || new_name;
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
  execute format('drop table public.%I', 'posts_' || old_name);
  delete from private.collections where name = old_name;
end $$;

-- As before, except that the kind of a collection tells which pictures are photographs.
create or replace function public.weigh_storage() returns jsonb
language plpgsql stable security invoker set search_path = ''
as $$
declare
  answer jsonb;
  parts constant text := 'select %1$I ->> ''image'' as image, %1$I ->> ''thumbnail'' as thumbnail, %1$I -> ''body'' as body from %2$s';
begin
  perform private.expect_owner();
  execute format($sql$
    with stored as materialized (
      select private.picture_of(name) as picture, sum(coalesce((metadata ->> 'size')::bigint, 0))::bigint as bytes
      from storage.objects where bucket_id = 'media' group by 1
    ), named as materialized (
      select private.picture_of(key) as picture, min(rank) as rank from (
        select key, case kind when 'photos' then 1 else 2 end as rank
        from (%s) as shown join private.collections on collections.name = shown.collection
        union all
        select key, 4 from (%s) as shown
      ) as keys group by 1
    ), rest as materialized (
      select picture, bytes from stored where not exists (select from named where named.picture = stored.picture)
    ), earlier as materialized (
      -- Reading all versions takes a while: only where rows leave something unexplained.
      select distinct private.picture_of(key) as picture from (%s) as shown where exists (select from rest)
    )
    select jsonb_build_object(
      'photos', coalesce(sum(bytes) filter (where rank = 1), 0),
      'works', coalesce(sum(bytes) filter (where rank = 2), 0),
      'versions', coalesce(sum(bytes) filter (where rank = 3), 0),
      'trash', coalesce(sum(bytes) filter (where rank = 4), 0),
      'unused', coalesce(sum(bytes) filter (where rank = 5), 0)
    ) from (
      select bytes, rank from stored join named using (picture)
      union all
      select bytes, case when exists (select from earlier where earlier.picture = rest.picture) then 3 else 5 end from rest
    ) as weighed
  $sql$, private.shown_by('select collection, image, thumbnail, body from (' || private.kept() || ') as kept'),
    private.shown_by(format(parts, 'content', '(' || private.trashed() || ') as trash')),
    private.shown_by(format(parts, 'row', 'public.post_versions'))) into answer;
  return answer;
end $$;

revoke all on function private.rename_collection(text, text), private.drop_collection(text) from public, anon, authenticated;
