-- The bucket of all pictures, and who may list, add and delete them.

-- Public: everybody can read a file whose address is known. Pictures arrive resized (2560 px at most); 20 MiB leaves room for
-- browsers that can only encode PNG.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 20971520, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Returns whether a post or version contains the address of a picture, in any column. Security definer, because it must
-- see all of them. Reads only the posts of private.media_uses: every row and version would exceed the statement timeout in
-- large projects. A text may continue after an address, so a listed key may be longer than `key`.
create function private.is_media_used(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  address constant text := '/media/' || key;
  prefix constant text := (select first from private.media_prefixes(to_jsonb(address)) as first limit 1);
  last_character constant text := chr(1114111);
begin
  return exists (
    select from private.media_uses as uses
    where uses.key >= prefix and uses.key < prefix || last_character and (
      exists (select from private.all_posts as post
        where post.collection = uses.collection and post.id = uses.post_id and strpos(post::text, address) > 0)
      or exists (select from public.post_versions as version
        where version.collection = uses.collection and version.post_id = uses.post_id and strpos(version::text, address) > 0)));
end $$;
revoke all on all functions in schema private from public;
grant execute on function private.is_media_used(text) to authenticated, service_role;

create policy "owner reads media" on storage.objects for select to authenticated
  using (bucket_id = 'media' and (select private.is_owner()));
create policy "owner adds media" on storage.objects for insert to authenticated
  with check (bucket_id = 'media' and (select private.is_owner()));
-- Without a policy for updates: a changed picture is a new object under a new key.
-- The admin may ask to delete a picture that another tab has used since.
create policy "owner removes media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.is_owner()) and not private.is_media_used(name));
