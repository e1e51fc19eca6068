-- Whether a row or a kept version shows a picture, in whatever column. Security definer, because it must see all of them.
create function private.is_shown(key text) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
declare
  rows_of text;
  shown boolean;
begin
  for rows_of in select 'posts_' || name from private.collections union all select 'post_versions' loop
    execute format('select exists (select from public.%I as post where strpos(post::text, $1) > 0)', rows_of)
      into shown using '/media/' || key;
    if shown then
      return true;
    end if;
  end loop;
  return false;
end $$;
revoke all on function private.is_shown(text) from public, anon;
grant execute on function private.is_shown(text) to authenticated, service_role;

-- A screen that remembers an older state may ask to remove what another has published since: it stays.
drop policy "owner removes media" on storage.objects;
create policy "owner removes media" on storage.objects for delete to authenticated
  using (bucket_id = 'media' and (select private.is_owner()) and not private.is_shown(name));
