-- A program that does not compile is no attempt: it was never run. Counted anew where there are such, as ever since.
update problems p set attempts = f.attempts
from (
  select s.problem_id,
    count(*) filter (
      where s.status not in ('Judge Error', 'Compilation Error') and p.author_id is distinct from s.user_id
        and (d.user_id is null or (s.judged_at, s.id) <= (d.solved_at, d.submission_id))
    ) as attempts
  from submissions s join problems p on p.id = s.problem_id
    left join solved_problems d on d.user_id = s.user_id and d.problem_id = s.problem_id
  where s.kind = 'submit' and s.judged_at is not null
    and s.problem_id in (select problem_id from submissions where kind = 'submit' and status = 'Compilation Error')
  group by s.problem_id
) f where f.problem_id = p.id and p.attempts <> f.attempts;
