-- Serial works: episodes of webtoon series and chapters of novels. `meta` holds the key of the series or novel and the number
-- within it. The site's content defines the keys.
select private.create_collection(name) from unnest(array['episodes', 'chapters']) as name;

-- Counts the characters of a document's text without whitespace (JavaScript's `\s`), whatever the database's locale.
create function private.count_letters(body jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(char_length(translate(string_agg(node ->> 'text', ''), E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003'
    || E'\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', '')), 0)
  from jsonb_path_query(body, 'strict $.** ? (@.type == "text")') as nodes (node)
$$;
revoke all on function private.count_letters(jsonb) from public, anon;
grant execute on function private.count_letters(jsonb) to authenticated, service_role;

-- With row-level security a filter on `meta ->> 'series'` cannot use an index, because that operator is not leakproof.
-- Filters on generated columns can, and lists need not decompress the `meta` of every row.
do $$
declare
  of_table text;
  key text;
begin
  for of_table, key in values ('posts_episodes', 'series'), ('posts_chapters', 'novel') loop
    execute format($sql$
      alter table public.%1$I
        add column series text generated always as (meta ->> %2$L) stored,
        add column number integer generated always as (
          case jsonb_typeof(meta -> 'number') when 'number' then (meta -> 'number')::integer end) stored,
        add constraint %3$I check (
          case jsonb_typeof(meta -> %2$L) when 'string' then series ~ '^[a-z][a-z0-9-]{0,39}$' else false end),
        add constraint %4$I check (
          case when number >= 1 then (meta -> 'number')::numeric = number else false end);
      create unique index %5$I on public.%1$I (series, number) where deleted_at is null;
    $sql$, of_table, key, of_table || '_series_check', of_table || '_number_check', of_table || '_number_key');
  end loop;
end $$;

alter table public.posts_episodes add constraint posts_episodes_cuts_check check (
  case jsonb_typeof(meta -> 'cuts') when 'array' then jsonb_array_length(meta -> 'cuts') <= 200 else true end);
alter table public.posts_chapters
  add column letters integer generated always as (private.count_letters(body)) stored,
  add constraint posts_chapters_letters_check check (letters <= 60000);

-- Security definer: counts rows without row-level security, so that the index is used.
create function private.limit_series() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key text;
  most constant integer := 500;
begin
  for key in select distinct series from changed where deleted_at is null order by series loop
    -- Two inserts at the same time would each count without the other's row.
    perform pg_advisory_xact_lock(hashtextextended('posts_episodes ' || key, 0));
    if (select count(*) from public.posts_episodes where series = key and deleted_at is null) > most then
      raise exception 'row violates "posts_episodes_per_series": a series has at most % episodes', most
        using errcode = '23514', table = 'posts_episodes', constraint = 'posts_episodes_per_series';
    end if;
  end loop;
  return null;
end $$;
revoke all on function private.limit_series() from public, anon, authenticated;
create trigger limit_series_on_insert after insert on public.posts_episodes
  referencing new table as changed for each statement execute function private.limit_series();
create trigger limit_series_on_update after update on public.posts_episodes
  referencing new table as changed for each statement execute function private.limit_series();

-- As before, except that generated columns count as unchanged: they have no values yet in a trigger that runs before the write.
create or replace function private.touch_post() returns trigger
language plpgsql set search_path = ''
as $$
declare
  untouched text[] := '{position,updated_at,deleted_at,series,number,letters}';
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

-- All posts that are not in the trash, from all collections, as one query. Selects the columns that every collection has.
create or replace function private.kept() returns text
language sql stable set search_path = ''
as $$
  select string_agg(format(
    'select %L as collection, %s from public.%I as post where deleted_at is null', name, shared.columns, 'posts_' || name
  ), ' union all ')
  from private.collections, (
    select string_agg(format('post.%I', attname), ', ' order by attnum) as columns from pg_catalog.pg_attribute
    where attrelid = 'public.posts_favorites'::regclass and attnum > 0 and not attisdropped
  ) as shared
$$;
