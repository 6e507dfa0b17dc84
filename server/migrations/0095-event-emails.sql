-- One word for what is sent: an email. What waits in the queue stays in it.
do $$
begin
  if to_regclass('pgboss.job_common') is null then
    return;
  end if;
  insert into pgboss.queue
  select (jsonb_populate_record(queue, '{"name": "event_emails"}')).* from pgboss.queue where name = 'event_letters'
  on conflict do nothing;
  update pgboss.job set name = 'event_emails' where name = 'event_letters';
  delete from pgboss.queue where name = 'event_letters';
end
$$;
