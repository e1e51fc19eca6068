-- Finds the uses of a picture by an index. The bucket's delete policy asks for the uses of every file of a request; before, each
-- answer read the text of all rows and versions, which exceeded the statement timeout in large projects.

-- The keys of pictures that a post or one of its versions contains. Triggers add keys, and only the deletion of the post
-- removes them: the table may list a picture that no version contains any more, but it never lacks one. Therefore
-- private.is_shown() checks the listed posts. Without a foreign key to posts, because each collection is a separate table.
create table private.media_uses (
  -- In the order of bytes, so that all keys with a common prefix are adjacent.
  key text collate "C" not null,
  collection text not null references private.collections (name) on update cascade on delete cascade,
  post_id bigint not null,
  primary key (key, collection, post_id)
);
create index media_uses_of_post on private.media_uses (collection, post_id);
revoke all on private.media_uses from public, anon, authenticated, service_role;

-- Returns what follows each `/media/` in the text of a row, in whatever column, up to the next quote or slash: a key, or its
-- first folder. At most 200 characters, because an index entry is limited to 2,700 bytes.
create function private.media_keys(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select left(split_part(split_part(part, '"', 1), '/', 1), 200)
  from string_to_table(post::text, '/media/') with ordinality as parts (part, place)
  where place > 1
$$;

-- Lists the pictures of a saved row or version. Security definer, because no API role may write the table.
create function private.note_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_version constant boolean := tg_table_name = 'post_versions';
  saved constant jsonb := to_jsonb(new);
begin
  insert into private.media_uses (key, collection, post_id)
  select distinct key,
    case when is_version then saved ->> 'collection' else substr(tg_table_name, length('posts_') + 1) end,
    (saved ->> case when is_version then 'post_id' else 'id' end)::bigint
  from private.media_keys(saved) as key
  on conflict do nothing;
  return null;
end $$;

-- Keeps the uses of a collection's pictures. A change that creates no version changes no picture.
create function private.track_media(name text) returns void
language plpgsql set search_path = ''
as $$
begin
  execute format($sql$
    create trigger note_media_on_insert after insert on public.%1$I
      for each row execute function private.note_media();
    create trigger note_media_on_update after update on public.%1$I
      for each row when (old.updated_at is distinct from new.updated_at) execute function private.note_media();
  $sql$, 'posts_' || name);
end $$;

create or replace function private.create_collection(name text) returns void
language plpgsql set search_path = ''
as $$
declare
  posts text := 'posts_' || name;
begin
  insert into private.collections values (name);
  execute format($sql$
    create table public.%1$I (
      like private.post_template including defaults including identity including constraints,
      primary key (id)
    );
    create index %2$I on public.%1$I (status, position, created_at desc, id desc);
    create index %3$I on public.%1$I (position, created_at desc, id desc);
    create index %4$I on public.%1$I (created_at desc, id desc);
    create index %5$I on public.%1$I (title, id);
  $sql$, posts, posts || '_public_order', posts || '_order', posts || '_newest', posts || '_title');
  perform private.guard_collection(name);
  perform private.give_trash(name);
  perform private.track_media(name);
  perform private.settle_grants();
end $$;

-- Versions are also written by the restore of a backup.
create trigger note_media after insert on public.post_versions
  for each row execute function private.note_media();

do $$
declare
  of_collection text;
begin
  for of_collection in select name from private.collections loop
    perform private.track_media(of_collection);
    execute format($sql$
      insert into private.media_uses (key, collection, post_id)
      select distinct key, $1, post.id from public.%I as post, private.media_keys(to_jsonb(post)) as key
    $sql$, 'posts_' || of_collection) using of_collection;
  end loop;
  insert into private.media_uses (key, collection, post_id)
  select distinct key, v.collection, v.post_id from public.post_versions as v, private.media_keys(v.row) as key
  on conflict do nothing;
end $$;

-- Returns whether a row or version contains the address of a picture, in whatever column. Security definer, because it must
-- see all of them. A text may continue after an address, so the listed keys may be longer than `key`.
create or replace function private.is_shown(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  address constant text := '/media/' || key;
  prefix constant text := (select first from private.media_keys(to_jsonb(address)) as first limit 1);
  last_character constant text := chr(1114111);
  listed record;
  shown boolean;
begin
  for listed in
    select distinct uses.collection, uses.post_id from private.media_uses as uses
    where uses.key >= prefix and uses.key < prefix || last_character
  loop
    execute format($sql$
      select exists (select from public.%I as post where post.id = $2 and strpos(post::text, $1) > 0) or exists (
        select from public.post_versions as version
        where version.collection = $3 and version.post_id = $2 and strpos(version::text, $1) > 0)
    $sql$, 'posts_' || listed.collection) into shown using address, listed.post_id, listed.collection;
    if shown then
      return true;
    end if;
  end loop;
  return false;
end $$;

-- Remembers the pictures of a deleted post, so that the admin can remove their files, and that it was published. Must run
-- before the trigger drop_versions (triggers run in alphabetical order), because it also reads the post's versions.
create or replace function private.release_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_collection constant text := substr(tg_table_name, length('posts_') + 1);
begin
  insert into public.released_media (key)
  select private.keys_in(to_jsonb(old))
  union
  select private.keys_in(v.row) from public.post_versions as v
  where v.collection = of_collection and v.post_id = old.id
  on conflict do nothing;
  delete from private.media_uses as uses where uses.collection = of_collection and uses.post_id = old.id;
  delete from private.removed_posts where removed_at < now() - interval '1 year';
  insert into private.removed_posts (was_draft, published_at, updated_at, deleted_at)
  select old.status = 'draft', old.published_at, old.updated_at, old.deleted_at where old.published_at is not null;
  return null;
end $$;

revoke all on function private.media_keys(jsonb), private.note_media(), private.track_media(text) from public, anon, authenticated;
