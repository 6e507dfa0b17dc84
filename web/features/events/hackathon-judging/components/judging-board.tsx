import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { stack, unseen } from '../../../../ui/layout.ts';
import { ListPage } from '../../../../ui/list-page.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { judgingQuery, rubricQuery } from '../api.ts';
import { JudgingPanel } from './judging-panel.tsx';
import { PreviewPanel } from './preview-panel.tsx';
import { RubricForm } from './rubric-form.tsx';
import { RubricList } from './rubric-list.tsx';

/** All that organizers do about the judging of a hackathon. */
export function JudgingBoard({ event }: { event: number }) {
  const judging = useQuery(judgingQuery(event));
  const rubric = useQuery(rubricQuery(event));
  const [editing, setEditing] = useState(false);
  return (
    <div className={stack(5)}>
      <h2 className={unseen}>Judging</h2>
      <ListPage query={judging} failure="The judging could not be loaded">
        {(desk) => <JudgingPanel event={event} judging={desk} />}
      </ListPage>
      <PreviewPanel event={event} />
      <ListPage query={rubric} failure="The rubric could not be loaded">
        {({ criteria, final }) => (
          <Panel
            title="Rubric"
            lead={
              final
                ? 'Final, since judges have submitted scores.'
                : 'Public already. You can edit it until a judge submits scores.'
            }
            action={
              !final && (
                <Button variant="default" size="sm" onClick={() => setEditing(true)}>
                  Edit
                </Button>
              )
            }
          >
            <RubricList criteria={criteria} />
            {editing && <RubricForm event={event} criteria={criteria} onClose={() => setEditing(false)} />}
          </Panel>
        )}
      </ListPage>
    </div>
  );
}
