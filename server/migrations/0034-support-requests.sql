-- Support requests with their messages, and the handoffs of a social sign-in, under the names that the product uses for them.
alter table tickets rename to support_requests;
alter table ticket_messages rename to support_messages;
alter table support_messages rename column ticket_id to support_request_id;
alter table social_tickets rename to social_handoffs;

alter sequence tickets_id_seq rename to support_requests_id_seq;
alter sequence ticket_messages_id_seq rename to support_messages_id_seq;

alter index tickets_state rename to support_requests_state;
alter index tickets_user rename to support_requests_user;
alter index tickets_email rename to support_requests_email;
alter index ticket_messages_ticket rename to support_messages_support_request;
alter index ticket_messages_text rename to support_messages_text;
alter index social_tickets_expiry rename to social_handoffs_expiry;

-- Primary keys (with their indexes), foreign keys, checks, and what is not null.
do $$
declare
  named record;
begin
  for named in
    select conrelid::regclass as of_table, conname as before,
      replace(replace(replace(replace(conname, 'social_tickets', 'social_handoffs'), 'ticket_messages', 'support_messages'),
        'ticket_id', 'support_request_id'), 'tickets', 'support_requests') as after
    from pg_constraint
    where conrelid in ('support_requests'::regclass, 'support_messages'::regclass, 'social_handoffs'::regclass)
      and conname like '%ticket%'
  loop
    execute format('alter table %s rename constraint %I to %I', named.of_table, named.before, named.after);
  end loop;
end $$;

update notifications set link = replace(link, '/admin?section=tickets&ticket=', '/admin?section=support&request=')
where link like '/admin?section=tickets&ticket=%';
update rate_limits set key = replace(key, 'ticket_', 'support_request_') where key like 'ticket\_%';
