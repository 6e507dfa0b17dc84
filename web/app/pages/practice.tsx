import type { MetaFunction } from 'react-router';
import { ProblemCatalogue } from '../../features/problems/catalogue/components/problem-catalogue.tsx';
import { Dashboard } from '../../features/submissions/progress/components/dashboard.tsx';
import classes from './practice.module.css';

export const meta: MetaFunction = () => [
  { title: 'QuickDSA: algorithm practice | DevOrbit' },
  { name: 'description', content: 'Algorithm problems with a real judge, in JavaScript, Python, Java and C++.' },
];

export default function PracticePage() {
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1 className={classes.title}>QuickDSA</h1>
        <p className={classes.lead}>Real problems, four languages, and a judge that runs every test.</p>
      </header>
      <Dashboard />
      <ProblemCatalogue />
    </div>
  );
}
