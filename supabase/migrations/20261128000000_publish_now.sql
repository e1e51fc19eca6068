-- A publishing time less than a minute in the past counts as now: the client's clock or the network may be late. Earlier
-- times are rejected, and drafts have no time.
create or replace function private.touch_post() returns trigger
language plpgsql set search_path = ''
as $$
declare
  untouched text[] := '{position,updated_at,deleted_at}';
  is_client boolean := current_user in ('anon', 'authenticated');
begin
  if new.status = 'draft' and new.published_at > now() then
    new.published_at = null;
  end if;
  if is_client and new.published_at <= now() and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    if new.published_at <= now() - interval '1 minute' then
      raise exception 'The time to publish at has passed.' using errcode = '22008';
    end if;
    new.published_at = case when new.status = 'published' then date_trunc('milliseconds', now()) end;
  end if;
  if tg_op = 'UPDATE' then
    if is_client and new.deleted_at is not null then
      new.deleted_at = coalesce(old.deleted_at, date_trunc('milliseconds', now()));
    end if;
  elsif is_client then
    new.updated_at = clock_timestamp();
  end if;
  if new.status = 'published' and new.published_at is null then
    new.published_at = date_trunc('milliseconds', now()); -- rounded up, it would lie ahead
  end if;
  if tg_op = 'UPDATE' then
    new.updated_at = case
      when to_jsonb(new) - untouched = to_jsonb(old) - untouched then old.updated_at
      else greatest(clock_timestamp(), old.updated_at + interval '1 millisecond')
    end;
  end if;
  return new;
end $$;
