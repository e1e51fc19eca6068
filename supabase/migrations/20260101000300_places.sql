-- Sets the hand-made order of many rows at once: all of a move or nothing of it. `places` is [{"id": 1, "position": 1024}].
-- Security invoker: the policies decide, so a stranger moves no row. Answers how many rows were moved.
create function public.place_posts(collection text, places jsonb) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  moved integer;
begin
  if collection not in ('favorites', 'portfolio', 'a7c2', 'x100vi', 'fanart') then
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
revoke all on function public.place_posts(text, jsonb) from public, anon;
grant execute on function public.place_posts(text, jsonb) to authenticated, service_role;
