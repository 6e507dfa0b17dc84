import { container, grid, stack, text } from '../../../../ui/layout.ts';
import { JudgedRun } from './judged-run.tsx';
import classes from './judge-section.module.css';

const facts = [
  {
    title: 'Its own sandbox',
    text: 'Every program runs on its own, without network access, with its time and memory measured by the system itself.',
  },
  {
    title: 'Tests you can trust',
    text: 'Examples to think with and hidden edge cases, each checked against right, wrong and slow solutions.',
  },
];

export function JudgeSection() {
  return (
    <section className={`${container([7, 0])} ${classes.section}`} aria-labelledby="judge-title">
      <div className={stack(5)}>
        <h2 className={`${text('page')} ${classes.title}`} id="judge-title">
          A verdict you can learn from
        </h2>
        <p className={`${text('quiet', 'lead')} ${classes.lead}`}>
          Submit in JavaScript, Python, Java or C++, and watch the tests come in one by one. When an example fails, you
          see the expected output next to yours.
        </p>
        <ul className={`${grid([5, 6])} ${classes.facts}`}>
          {facts.map(({ title, text }) => (
            <li key={title}>
              <h3 className={classes.fact}>{title}</h3>
              <p className={classes.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
      <JudgedRun />
    </section>
  );
}
