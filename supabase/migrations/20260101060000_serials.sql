-- Serial works: episodes of webtoon series and chapters of novels. `meta` holds the key of the series or novel and the number
-- within it; the site's content defines the keys.

-- Counts the characters of a document's text without whitespace (JavaScript's `\s`), in every locale of the database.
create function private.count_letters(body jsonb) returns integer
language sql immutable set search_path = ''
as $$
  select coalesce(char_length(translate(string_agg(node ->> 'text', ''), E' \t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003'
    || E'\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff', '')), 0)
  from jsonb_path_query(body, 'strict $.** ? (@.type == "text")') as nodes (node)
$$;
revoke all on all functions in schema private from public;
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
        add constraint %1$s_series_check check (
          case jsonb_typeof(meta -> %2$L) when 'string' then series ~ '^[a-z][a-z0-9-]{0,39}$' else false end),
        add constraint %1$s_number_check check (
          case when number >= 1 then (meta -> 'number')::numeric = number else false end);
      create unique index %1$s_number_key on public.%1$I (series, number) where deleted_at is null;
    $sql$, of_table, key);
  end loop;
end $$;

alter table public.posts_episodes add constraint posts_episodes_cuts_check check (
  case jsonb_typeof(meta -> 'cuts') when 'array' then jsonb_array_length(meta -> 'cuts') <= 200 else true end);
alter table public.posts_chapters
  add column letters integer generated always as (private.count_letters(body)) stored,
  add constraint posts_chapters_letters_check check (letters <= 60000);

-- Rejects the 501st episode of a series; episodes in the trash do not count. Security definer: counts rows without row-level
-- security, so that the index is used.
create function private.limit_episodes() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  key text;
  episodes bigint;
  max_episodes constant integer := 500;
begin
  for key in select distinct series from changed where deleted_at is null order by series loop
    -- Otherwise two inserts at the same time would each count without the other's row.
    perform pg_advisory_xact_lock(hashtextextended('posts_episodes ' || key, 0));
    execute format('select count(*) from public.%I where series = $1 and deleted_at is null', tg_table_name)
      into episodes using key;
    if episodes > max_episodes then
      raise exception 'row violates "posts_episodes_per_series": a series has at most % episodes', max_episodes
        using errcode = '23514', table = tg_table_name, constraint = 'posts_episodes_per_series';
    end if;
  end loop;
  return null;
end $$;
revoke all on all functions in schema private from public;
create trigger limit_episodes_on_insert after insert on public.posts_episodes
  referencing new table as changed for each statement execute function private.limit_episodes();
create trigger limit_episodes_on_update after update on public.posts_episodes
  referencing new table as changed for each statement execute function private.limit_episodes();
