import { Link } from 'react-router';
import { longDateText } from '../../../../platform/format/dates.ts';
import { tag, text } from '../../../../ui/layout.ts';
import { AWARDED_TO, CRITERIA_LINK, EVIDENCE, levelNames, SAMPLE } from '../copy.ts';
import type { Shown } from '../model.ts';
import classes from './certificate-words.module.css';

/** What a certificate says: the signed words, nothing else. */
export function CertificateWords({ shown, sample }: { shown: Shown; sample: boolean }) {
  const { name, holder, date, level, description, evidence, achievement } = shown;
  return (
    <section className={classes.words} aria-labelledby="certificate-name">
      <div className={classes.tags}>
        <span className={tag} data-tone={level === 'verified' ? 'good' : 'signal'}>
          {levelNames[level]}
        </span>
        {sample && (
          <span className={tag} data-tone="warn">
            {SAMPLE}
          </span>
        )}
      </div>
      <div>
        <p className={text('quiet', 'small')}>{AWARDED_TO}</p>
        <p className={classes.holder}>{holder}</p>
      </div>
      <div className={classes.what}>
        <h2 className={classes.name} id="certificate-name">
          {name}
        </h2>
        <p className={text('quiet')}>
          {description} Earned on {longDateText(date, 'UTC')}.
        </p>
      </div>
      {evidence.length > 0 && (
        <div className={classes.what}>
          <h3 className={classes.small}>{EVIDENCE}</h3>
          <ul className={classes.evidence}>
            {evidence.map(({ name: kind, text: line, link }) => (
              <li key={kind}>
                <strong>{link === null ? kind : <Link to={link}>{kind}</Link>}</strong>
                <span className={text('breaking')}>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {achievement !== null && <Link to={achievement}>{CRITERIA_LINK}</Link>}
    </section>
  );
}
