import { pathOf } from '@devorbit/contract/path-of.ts';
import { Link } from 'react-router';
import { counted } from '../../../../../platform/format/plurals.ts';
import { card, cardLink, cluster, pad, row, stack, stretchedLink, tag, text } from '../../../../../ui/layout.ts';
import { FrameworkLogo } from './framework-logo.tsx';
import classes from './portal.module.css';

type Course = {
  id: string;
  name: string;
  description: string;
  estimatedDuration: string;
  modules: number;
  lessons: number;
  whole: boolean;
};
type Props = {
  frameworks: readonly { id: string; name: string; logo: string; holds: string[] | null; courses: Course[] }[];
};

const portal = (framework: string, category?: string): string =>
  `${pathOf('portal')}?${new URLSearchParams({ framework, ...(category === undefined ? {} : { category }) })}`;

/** The categories of all learning paths as courses; paths without one say what they will hold. */
export function CourseList({ frameworks }: Props) {
  return (
    <>
      <header className={stack(2)}>
        <h1 className={text('page')}>DevCourses</h1>
        <p className={text('quiet', 'lead')}>
          Courses that run in your browser: read, predict, change the code, and prove what you can do.
        </p>
      </header>
      {frameworks.map(({ id, name, logo, holds, courses }) => (
        <section key={id} className={stack(3)} aria-labelledby={`courses-${id}`}>
          <div className={row(3)}>
            <FrameworkLogo logo={logo} />
            <h2 className={text('section')} id={`courses-${id}`}>
              <Link to={portal(id)}>{name}</Link>
            </h2>
          </div>
          {courses.length > 0 ? (
            <ul className={classes.frameworks}>
              {courses.map((course) => (
                <li key={course.id} className={`${stack(2)} ${card('lifted')} ${cardLink} ${pad(4)}`}>
                  <h3 className={text('section')}>
                    <Link className={stretchedLink} to={portal(id, course.id)}>
                      {course.name}
                    </Link>
                  </h3>
                  <p className={text('quiet')}>{course.description}</p>
                  <p className={cluster(2)}>
                    <span className={tag}>{course.estimatedDuration}</span>
                    <span className={tag}>{counted(course.lessons, 'lesson')}</span>
                    {!course.whole && <span className={tag}>Being written</span>}
                  </p>
                </li>
              ))}
            </ul>
          ) : (
            <div className={stack(1)}>
              <p className={text('quiet')}>In the making. It will cover:</p>
              <ul className={classes.plain}>
                {(holds ?? []).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
        </section>
      ))}
    </>
  );
}
