import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { text, unseen } from '../../../../ui/layout.ts';
import { CHECKS, checkNames, checkTexts, DEMO_ISSUER } from '../copy.ts';
import { type Credential, lineNames, type Lines } from '../model.ts';
import classes from './check-list.module.css';

const icons = { good: CircleCheck, bad: CircleX, unknown: CircleHelp };
const words = { good: 'Passed', bad: 'Failed', unknown: 'Unknown' };

/** What was checked, a line each. */
export function CheckList({ lines, credential }: { lines: Lines; credential: Credential }) {
  const { issuer } = credential;
  const did = typeof issuer === 'string' ? issuer : issuer.id;
  return (
    <section className={classes.section} aria-labelledby="checks">
      <h2 className={text('section')} id="checks">
        {CHECKS}
      </h2>
      <ul className={classes.list}>
        {lineNames.map((name) => {
          const { said, why } = lines[name];
          const Icon = icons[said];
          return (
            <li key={name} className={classes.line} data-said={said}>
              <Icon className={classes.icon} size={20} aria-hidden="true" />
              <span className={classes.name}>
                <span className={unseen}>{words[said]}: </span>
                {checkNames[name]}
              </span>
              <span className={classes.text}>
                {said === 'unknown' && why !== undefined ? why : checkTexts[name][said]}
                {name === 'issuer' && said === 'good' && did.startsWith('did:key:') && ` ${DEMO_ISSUER}`}
              </span>
            </li>
          );
        })}
      </ul>
      <p className={`${text('quiet', 'fine', 'breaking')} ${classes.did}`}>Signed by {did}</p>
    </section>
  );
}
