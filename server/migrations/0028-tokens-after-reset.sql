-- 'revoke': what a reset answers, to end the access tokens that it leaves.
alter table mail_tokens drop constraint mail_tokens_purpose_check;
alter table mail_tokens
  add constraint mail_tokens_purpose_check check (purpose in ('reset', 'verify', 'change', 'revoke'));
