import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAct } from '../../../../platform/use-act.ts';
import { stack } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { chooseOwn, universitiesQuery } from '../api.ts';
import { OWN_UNIVERSITY, OWN_UNIVERSITY_LEAD, UNIVERSITY_FAILURE } from '../copy.ts';
import classes from './leaderboard.module.css';

/** Where one studies oneself: chosen here, and taken back. */
export function OwnUniversity() {
  const client = useQueryClient();
  const { data } = useQuery(universitiesQuery());
  const act = useAct((slug: string) => chooseOwn(client, slug || null), UNIVERSITY_FAILURE);
  if (!data) return null;
  return (
    <div className={`${stack(2)} ${classes.university}`}>
      <NativeSelect
        label={OWN_UNIVERSITY}
        description={OWN_UNIVERSITY_LEAD}
        value={act.input ?? data.own ?? ''}
        data={[
          { value: '', label: 'Not chosen' },
          ...data.universities.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
        onChange={({ currentTarget }) => void act.run(currentTarget.value)}
      />
      <Message tone="bad">{act.failure}</Message>
    </div>
  );
}
