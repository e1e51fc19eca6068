-- Two tabs can move rows at the same time: a move that was planned for another order is refused, and the client plans it again.

-- Sets the manual positions of rows in one statement. `places` is [{"id": 1, "position": 1024}]. `seen` is the manual order that
-- the client has read, as [[id, position]]; without it any order is accepted. Returns the number of rows, or -1 if the order is
-- another one. Security invoker: the policies decide which rows the caller may move.
drop function public.place_posts(text, jsonb);
create function public.place_posts(collection text, places jsonb, seen jsonb default null) returns integer
language plpgsql security invoker set search_path = ''
as $$
declare
  is_current boolean;
  moved integer;
begin
  if not exists (select from private.collections where name = collection) then
    raise exception 'no such collection' using errcode = '22023';
  end if;
  if seen is not null then
    -- Otherwise two moves at the same time would both see the order from before.
    perform pg_advisory_xact_lock(hashtextextended('place_posts ' || collection, 0));
    execute format($sql$
      select coalesce(jsonb_agg(jsonb_build_array(id, position) order by position, created_at desc, id desc), '[]') = $1
      from public.%I where deleted_at is null and position is not null
    $sql$, 'posts_' || collection) into is_current using seen;
    if not is_current then
      return -1;
    end if;
  end if;
  execute format($sql$
    update public.%I as post set position = place.position
    from jsonb_to_recordset($1) as place (id bigint, position integer)
    where post.id = place.id
  $sql$, 'posts_' || collection) using places;
  get diagnostics moved = row_count;
  return moved;
end $$;
revoke all on function public.place_posts(text, jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.place_posts(text, jsonb, jsonb) to authenticated, service_role;
