import { MAX_SOLUTIONS } from '@devorbit/contract/practice/authoring-limits.ts';
import type { AuthoredSolution } from '@devorbit/contract/practice/authoring.ts';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { card, cluster, stack } from '../../../../ui/layout.ts';
import { LANGUAGE_NAMES } from '../../submissions/history/copy.ts';
import { startersQuery } from '../api.ts';
import type { PartProps } from '../desk/use-desk.ts';
import { roleNames, roles } from '../model.ts';
import { freeFile, withRole } from '../programs/model.ts';
import { ProgramFields } from '../programs/program-fields.tsx';
import { ProgramRow } from '../programs/program-row.tsx';
import programClasses from '../programs/programs.module.css';
import classes from './parts.module.css';

export function SolutionsPart({ draft, change }: PartProps) {
  const { solutions } = draft;
  const [open, setOpen] = useState<number | null>(solutions.length === 1 ? 0 : null);
  const put = (list: AuthoredSolution[]) => change({ solutions: list });
  const add = () => {
    const first = !solutions.some(({ role }) => role === 'reference');
    const language = solutions.at(-1)?.language ?? 'python';
    const taken = [...solutions, ...draft.generators].map(({ name }) => name);
    const name = freeFile(first ? 'reference' : 'solution', language, taken);
    put([...solutions, { name, language, source: '', role: first ? 'reference' : 'wrong_answer' }]);
    setOpen(solutions.length);
  };
  return (
    <div className={stack(4)}>
      {solutions.length === 0 ? (
        <p className={classes.empty}>Add a reference solution. It answers every test that has no answer yet.</p>
      ) : (
        <ul className={`${card('lifted')} ${stack(0)}`}>
          {solutions.map((solution, index) => (
            <ProgramRow
              key={index}
              name={solution.name}
              aside={
                <>
                  <span className={programClasses.role} data-role={solution.role}>
                    {roleNames[solution.role]}
                  </span>
                  <span className={programClasses.language}>{LANGUAGE_NAMES[solution.language]}</span>
                </>
              }
              open={open === index}
              onToggle={() => setOpen(open === index ? null : index)}
              onRemove={() => {
                put(solutions.toSpliced(index, 1));
                setOpen(null);
              }}
            >
              <ProgramFields program={solution} onChange={(next) => put(solutions.with(index, next))}>
                <NativeSelect
                  label="Role"
                  value={solution.role}
                  onChange={({ currentTarget }) => {
                    const role = roles.find((one) => one === currentTarget.value);
                    if (role) put(withRole(solutions, index, role));
                  }}
                  data={roles.map((role) => ({ value: role, label: roleNames[role] }))}
                />
              </ProgramFields>
              {solution.source === '' && (
                <StarterDoor
                  draft={draft}
                  solution={solution}
                  onTake={(source) => put(solutions.with(index, { ...solution, source }))}
                />
              )}
            </ProgramRow>
          ))}
        </ul>
      )}
      <div className={cluster(3)}>
        <Button
          variant="default"
          leftSection={<Plus size={17} aria-hidden="true" />}
          disabled={solutions.length >= MAX_SOLUTIONS}
          onClick={add}
        >
          Add a solution
        </Button>
      </div>
    </div>
  );
}

type DoorProps = { draft: PartProps['draft']; solution: AuthoredSolution; onTake: (source: string) => void };

/** Puts the code that learners start from into an empty solution. */
function StarterDoor({ draft, solution: { language }, onTake }: DoorProps) {
  const starters = useQuery(startersQuery(draft.signature));
  const made = draft.starters[language] ?? starters.data?.find(({ id }) => id === language)?.starter_code;
  return (
    <div>
      <Button
        variant="subtle"
        size="sm"
        disabled={made === undefined}
        onClick={() => made !== undefined && onTake(made)}
      >
        Insert the starter code
      </Button>
    </div>
  );
}
