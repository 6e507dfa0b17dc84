-- One word for what is sent: an email.
alter table mails rename to emails;
alter index mails_pkey rename to emails_pkey;
alter index mails_at rename to emails_at;
alter sequence mails_id_seq rename to emails_id_seq;
alter table emails rename constraint mails_status_check to emails_status_check;

alter table mail_tokens rename to email_tokens;
alter index mail_tokens_pkey rename to email_tokens_pkey;
alter index mail_tokens_user rename to email_tokens_user;
alter index mail_tokens_expiry rename to email_tokens_expiry;
alter table email_tokens rename constraint mail_tokens_user_id_fkey to email_tokens_user_id_fkey;
alter table email_tokens rename constraint mail_tokens_purpose_check to email_tokens_purpose_check;
