-- Beyond ASCII the database takes every sign for a letter: a word in “quotes”, before a dash or a danda was not found. Such
-- signs get seams (U+001F) on both sides before words are looked for; joiners (U+200C, U+200D) belong to words.
create function search_seamed(text) returns text language sql immutable strict parallel safe
  return regexp_replace($1,
    '([\u0080-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u0964\u0965\u0970\u2000-\u200B\u200E-\u206F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uFE10-\uFE19\uFE30-\uFE6F\uFF01-\uFF0F]+)',
    E'\x1F\\1\x1F', 'g');

alter table search_entries alter column words set expression as (
  setweight(to_tsvector('search_english', search_seamed(title)), 'A')
  || setweight(to_tsvector('search_simple', search_seamed(title)), 'A')
  || setweight(to_tsvector('search_english', search_seamed(note || ' ' || keywords)), 'B')
  || setweight(to_tsvector('search_simple', search_seamed(note || ' ' || keywords)), 'B')
  || setweight(to_tsvector('search_english', search_seamed(body)), 'D')
);
