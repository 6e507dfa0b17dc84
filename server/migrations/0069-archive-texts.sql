-- The texts inside an archive, and what its other entries are: made by runners as previews of other documents are.
alter table resource_renditions drop constraint resource_renditions_kind_check;
alter table resource_renditions add check (kind in ('text', 'picture', 'listing', 'pdf', 'grid', 'entries'));

insert into resource_preparations (digest, file_type, size, state, queued_at, priority)
select distinct on (digest) digest, file_type, size, 'waiting', now(), case when sample then 0 else 1 end from resources
where file_type = 'zip' order by digest, id
on conflict (digest) do nothing;
