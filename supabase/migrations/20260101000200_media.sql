-- One public bucket: anyone with an address sees a file, nobody but the owner lists, adds, changes or removes one.
-- Pictures arrive resized (2560 px at most); 20 MiB leaves room for browsers that can only encode PNG.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('media', 'media', true, 20971520, array['image/webp', 'image/jpeg', 'image/png', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "owner reads media" on storage.objects
  for select to authenticated using (bucket_id = 'media' and (select public.is_owner()));
create policy "owner adds media" on storage.objects
  for insert to authenticated with check (bucket_id = 'media' and (select public.is_owner()));
create policy "owner changes media" on storage.objects
  for update to authenticated using (bucket_id = 'media' and (select public.is_owner()))
  with check (bucket_id = 'media' and (select public.is_owner()));
create policy "owner removes media" on storage.objects
  for delete to authenticated using (bucket_id = 'media' and (select public.is_owner()));
