-- Who waits for the judge, in the order in which they are taken: runs first, then as they came.
create index submissions_waiting on submissions ((kind = 'submit'), id) where judged_at is null and status = 'Queued';
