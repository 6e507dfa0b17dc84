-- Users are looked for by how their username, address or name begins.
create index users_username_prefix on users (lower(username) text_pattern_ops);
create index users_email_prefix on users (lower(email) text_pattern_ops);
create index users_name_prefix on users (lower(full_name) text_pattern_ops);

-- Out of sight since then, for all but staff and its author: a moderator's decision.
alter table problems add column hidden_at timestamptz;

-- What people say is wrong with something of another's.
create table reports (
  id bigint generated always as identity primary key,
  reporter_id integer not null references users on delete cascade,
  subject_kind text not null check (subject_kind in ('problem', 'solution', 'profile')),
  -- A problem's id, a submission's or a user's.
  subject_id text not null,
  -- Whose it is, and what it was called when it was reported.
  owner_id integer not null references users on delete cascade,
  subject_name text not null,
  reason text not null,
  note text not null default '',
  created_at timestamptz not null,
  decision text check (decision in ('dismiss', 'hide', 'suspend')),
  decided_at timestamptz,
  decided_by integer references users on delete set null,
  decision_note text not null default '',
  check ((decision is null) = (decided_at is null))
);
create unique index reports_open on reports (reporter_id, subject_kind, subject_id) where decision is null;
create index reports_subject on reports (subject_kind, subject_id) where decision is null;
create index reports_owner on reports (owner_id);
create index reports_state on reports ((decision is null), id desc);

create index audit_log_name on audit_log (lower(actor_name), id desc);
create index audit_log_act on audit_log (act text_pattern_ops, id desc);

-- Append only. An account that goes leaves its name, and its number becomes null.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.actor_id is null
     and (new.id, new.at, new.actor_name, new.act, new.subject, new.detail, new.ip_prefix)
       is not distinct from (old.id, old.at, old.actor_name, old.act, old.subject, old.detail, old.ip_prefix) then
    return new;
  end if;
  raise exception 'the audit log is append only';
end $$;
create trigger audit_log_rows before update or delete on audit_log for each row execute function refuse_audit_change();
create trigger audit_log_whole before truncate on audit_log for each statement execute function refuse_audit_change();

-- The one open invitation to make the first superuser: the SHA-256 of its token.
create table setup_tokens (
  only_one boolean primary key default true check (only_one),
  digest bytea not null,
  created_at timestamptz not null
);
