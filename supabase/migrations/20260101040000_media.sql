-- The pictures that posts use, and what remains of a deleted post.

-- The keys of pictures that a post or one of its versions contains. Triggers add keys, and only the deletion of the post
-- removes them: the table may list a picture that no version contains any more, but it never lacks one. Without a foreign key to
-- posts, because each collection is a separate table.
create table private.media_uses (
  -- In the order of bytes, so that all keys with a common prefix are adjacent.
  key text collate "C" not null,
  collection text not null references private.collections (name) on update cascade on delete cascade,
  post_id bigint not null,
  primary key (key, collection, post_id)
);
create index media_uses_of_post on private.media_uses (collection, post_id);

-- Keys of pictures whose posts were deleted. SQL cannot delete files, so the admin deletes them and then these rows.
create table public.released_media (
  key text primary key,
  released_at timestamptz(3) not null default now()
);
alter table public.released_media enable row level security;
create policy "owner reads released media" on public.released_media
  for select to authenticated using ((select private.is_owner()));
create policy "owner forgets released media" on public.released_media
  for delete to authenticated using ((select private.is_owner()));
revoke all on public.released_media from anon, authenticated, service_role;
grant select, delete on public.released_media to authenticated;
grant select, insert, update, delete on public.released_media to service_role;

-- When deleted posts were published. The last build of the site may still have their pages: see count_changes().
create table private.removed_posts (
  removed_at timestamptz not null default now(),
  was_draft boolean not null,
  published_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz
);
alter table private.removed_posts enable row level security;
create policy "owner reads removed posts" on private.removed_posts
  for select to authenticated using ((select private.is_owner()));
grant select on private.removed_posts to authenticated, service_role;

-- Returns the keys of all pictures of the bucket whose address is in a row, in any column.
create function private.picture_keys(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$ select distinct found[1] from regexp_matches(post::text, '/public/media/([^"?#\\[:space:]]+)', 'g') as found $$;

-- Returns what follows each `/media/` in the text of a row, in any column, up to the next quote or slash: a key, or its
-- first folder. At most 200 characters, because an index entry is limited to 2,700 bytes.
create function private.media_prefixes(post jsonb) returns setof text
language sql immutable set search_path = ''
as $$
  select left(split_part(split_part(part, '"', 1), '/', 1), 200)
  from string_to_table(post::text, '/media/') with ordinality as parts (part, place)
  where place > 1
$$;

-- Adds the pictures of a saved post or version to private.media_uses. Security definer, because no API role may write it.
create function private.record_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  is_version constant boolean := tg_table_name = 'post_versions';
  saved constant jsonb := to_jsonb(new);
begin
  insert into private.media_uses (key, collection, post_id)
  select distinct prefix,
    case when is_version then saved ->> 'collection' else private.collection_of(tg_table_name) end,
    (saved ->> case when is_version then 'post_id' else 'id' end)::bigint
  from private.media_prefixes(saved) as prefix
  on conflict do nothing;
  return null;
end $$;
-- The restore of a backup writes versions without their posts being edited.
create trigger record_media after insert on public.post_versions
  for each row execute function private.record_media();

-- Records the pictures of a deleted post in released_media, and in removed_posts that it was published. Must run before the
-- trigger drop_versions (triggers run in alphabetical order), because it also reads the pictures of the post's versions.
create function private.release_media() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  of_collection constant text := private.collection_of(tg_table_name);
begin
  insert into public.released_media (key)
  select private.picture_keys(to_jsonb(old))
  union
  select private.picture_keys(version.row) from public.post_versions as version
  where version.collection = of_collection and version.post_id = old.id
  on conflict do nothing;
  delete from private.media_uses as uses where uses.collection = of_collection and uses.post_id = old.id;
  delete from private.removed_posts where removed_at < now() - interval '1 year';
  insert into private.removed_posts (was_draft, published_at, updated_at, deleted_at)
  select old.status = 'draft', old.published_at, old.updated_at, old.deleted_at where old.published_at is not null;
  return null;
end $$;

revoke all on all functions in schema private from public;
grant execute on function private.picture_keys(jsonb) to authenticated, service_role;
