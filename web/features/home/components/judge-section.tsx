import { JudgedRun } from './judged-run.tsx';
import classes from './judge-section.module.css';

const facts = [
  {
    title: 'Four languages',
    text: 'JavaScript, Python, Java and C++, each with starter code that already reads the input and prints the answer.',
  },
  {
    title: 'A sandbox of its own',
    text: 'Every program runs alone, without network, with its processor time and memory measured by the system itself.',
  },
  {
    title: 'Tests you can trust',
    text: 'Examples to think with and hidden cases at the limits, each problem proven by right, wrong and slow solutions.',
  },
];

export function JudgeSection() {
  return (
    <section className={classes.section} aria-labelledby="judge-title">
      <div className={classes.words}>
        <h2 className={classes.title} id="judge-title">
          A verdict you can learn from
        </h2>
        <p className={classes.lead}>
          Submit, and the tests come in one by one. You see time and memory, and where an example fails, what was
          expected beside what your program printed.
        </p>
      </div>
      <JudgedRun />
      <ul className={classes.facts}>
        {facts.map(({ title, text }) => (
          <li key={title}>
            <h3 className={classes.fact}>{title}</h3>
            <p className={classes.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
