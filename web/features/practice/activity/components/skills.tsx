import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { card, cluster, grid, stack, text } from '../../../../ui/layout.ts';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { skillsQuery } from '../api.ts';
import { NO_SKILLS, SHOW_ALL_SKILLS, SHOW_FEWER_SKILLS, SKILLS, SKILLS_FAILURE } from '../copy.ts';
import { orderSkills, SKILLS_AT_FIRST } from '../model.ts';
import { SkillBar } from './skill-bar.tsx';
import panelClasses from './panel.module.css';
import classes from './skills.module.css';

/** How far one has come in each tag, as bars. */
export function Skills() {
  const list = useQuery(skillsQuery());
  const [all, setAll] = useState(false);
  const skills = list.data && orderSkills(list.data);
  return (
    <section
      className={`${stack(4)} ${card('lifted')} ${panelClasses.panel}`}
      aria-labelledby="skills"
      aria-busy={list.isPending}
    >
      <h3 className={text('section')} id="skills">
        {SKILLS}
      </h3>
      {!skills ? (
        list.isPending ? (
          <Skeleton height={220} radius="md" />
        ) : (
          <LoadFailure query={list} title={SKILLS_FAILURE} frame="line" />
        )
      ) : !skills.some(({ attempts }) => attempts > 0) ? (
        <div className={`${cluster([3, 5], { justify: 'between' })} ${text('quiet')}`}>
          <p>{NO_SKILLS}</p>
          <Button component={Link} to={pathOf('practice')} variant="default" size="sm">
            Choose a problem
          </Button>
        </div>
      ) : (
        <>
          <ul className={`${grid([4, 6])} ${classes.bars}`}>
            {(all ? skills : skills.slice(0, SKILLS_AT_FIRST)).map((skill) => (
              <SkillBar key={skill.tag} skill={skill} />
            ))}
          </ul>
          {skills.length > SKILLS_AT_FIRST && (
            <Button
              className={classes.more}
              variant="default"
              size="sm"
              aria-expanded={all}
              onClick={() => setAll(!all)}
            >
              {all ? SHOW_FEWER_SKILLS : `${SHOW_ALL_SKILLS} (${skills.length})`}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
