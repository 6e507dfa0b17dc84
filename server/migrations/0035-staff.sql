-- Who is staff, said once: superusers are staff too.
alter table users add column has_staff_role boolean not null generated always as (is_staff or is_superuser) stored;

create or replace view existing_users as
select id, username, email, full_name, is_staff, is_superuser, date_joined, email_verified_at, suspended_at,
  suspended_reason, deletion_due_at, password_hash is not null as has_password, has_staff_role
from users where anonymised_at is null;

create or replace view active_users as
select id, username, email, full_name, is_staff, is_superuser, date_joined, email_verified_at, deletion_due_at,
  has_staff_role
from users where suspended_at is null and anonymised_at is null;
