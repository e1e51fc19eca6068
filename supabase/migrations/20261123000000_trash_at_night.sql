-- Empties the trash of what has lain there for so many days, to the last post: nobody waits for it. Answers how many.
create function private.empty_old_trash(days integer) returns integer
language plpgsql set search_path = ''
as $$
declare
  moved integer;
  total integer := 0;
begin
  loop
    moved := public.empty_trash(days);
    exit when moved = 0;
    total := total + moved;
  end loop;
  return total;
end $$;

revoke all on function private.empty_old_trash(integer) from public, anon, authenticated;

-- In the place of the one step of every night, where the database has pg_cron.
do $$
begin
  perform cron.schedule('empty-trash', '17 18 * * *', 'select private.empty_old_trash(30)');
exception when others then
  raise notice 'No pg_cron here (%): the desk empties the trash by age.', sqlerrm;
end $$;
