import type { TeamMember } from '@devorbit/contract/site/team.ts';
import { ExternalLink, Mail, MapPin, Phone } from 'lucide-react';
import type { Ref } from 'react';
import { card, cluster, divided, stack, tag, text } from '../../../../ui/layout.ts';
import { copy } from '../copy.ts';
import { callLink } from '../model.ts';
import { Portrait } from './portrait.tsx';
import buttons from '../../../../ui/button-link.module.css';
import classes from './member-panel.module.css';

type Props = { member: TeamMember; shown: boolean; ref?: Ref<HTMLElement> | undefined };

/** Everything about one member. */
export function MemberPanel({ member, shown, ref }: Props) {
  const { slug, name, title, photo, bio, email, phone, location, linkedin, social_links, skills } = member;
  const steps = [
    {
      heading: copy.experience,
      rows: member.experience.map(({ role, place, years }) => ({ what: role, where: place, when: years })),
    },
    {
      heading: copy.education,
      rows: member.education.map(({ degree, place, year }) => ({ what: degree, where: place, when: year })),
    },
  ];
  return (
    <section
      className={`${card()} ${classes.panel}`}
      role="tabpanel"
      id={`member-${slug}`}
      aria-labelledby={`tab-${slug}`}
      tabIndex={0}
      hidden={!shown}
      ref={ref}
    >
      <div>
        <div>
          <h2 className={text('page')}>{name}</h2>
          <p className={`${text('quiet', 'lead')} ${classes.title}`}>{title}</p>
        </div>
        <p className={classes.bio}>{bio}</p>
        <div>
          <h3 className={classes.label}>{copy.skills}</h3>
          <ul className={cluster(2)}>
            {skills.map((skill) => (
              <li className={tag} key={skill}>
                {skill}
              </li>
            ))}
          </ul>
        </div>
        {steps.map(({ heading, rows }) => (
          <div key={heading}>
            <h3 className={classes.label}>{heading}</h3>
            <ul className={`${stack(0)} ${divided}`}>
              {rows.map(({ what, where, when }) => (
                <li className={classes.step} key={`${what} ${when}`}>
                  <span className={text('strong')}>{what}</span>
                  <span className={text('quiet', 'small', 'tabular')}>{when}</span>
                  <span className={`${text('quiet', 'small')} ${classes.where}`}>{where}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={classes.side}>
        <Portrait name={name} photo={photo} size="large" />
        <div className={`${cluster(2)} ${classes.buttons}`}>
          <a className={buttons.button} data-tone="signal" data-size="small" href={`mailto:${email}`}>
            {copy.sendEmail}
          </a>
          <a
            className={buttons.button}
            data-tone="plain"
            data-size="small"
            href={linkedin}
            target="_blank"
            rel="noopener noreferrer"
          >
            {copy.viewLinkedIn}
            <ExternalLink size={15} aria-hidden="true" />
          </a>
        </div>
        <h3 className={classes.label}>{copy.contact}</h3>
        <ul className={`${stack(1)} ${classes.contact}`}>
          <li>
            <Mail size={17} aria-hidden="true" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
          <li>
            <Phone size={17} aria-hidden="true" />
            <a href={callLink(phone)}>{phone}</a>
          </li>
          <li>
            <MapPin size={17} aria-hidden="true" />
            {location}
          </li>
        </ul>
        {social_links.length > 0 && (
          <>
            <h3 className={classes.label}>{copy.elsewhere}</h3>
            <ul className={`${cluster([2, 5])} ${classes.social}`}>
              {social_links.map((social) => (
                <li key={social.name}>
                  <a href={social.link} target="_blank" rel="noopener noreferrer">
                    {social.name}
                    <ExternalLink size={13} aria-hidden="true" />
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
