-- A key may end in digits of its own, as one in 280 random ones does: only the size of a thumbnail is left off.
create or replace function private.picture_of(key text) returns text
language sql immutable set search_path = ''
as $$ select regexp_replace(key, '(-640)?\.\w+$', '') $$;
