import type { ConceptSkill } from '@devorbit/contract/learning/skills.ts';
import { useEffect, useState } from 'react';
import { useSession } from '../../../../../platform/session.ts';
import { text } from '../../../../../ui/layout.ts';
import { fetchSkills } from '../api.ts';
import { skillText } from '../model.ts';

/** How well the reader knows a concept, as far as their answers tell; nothing for who has given none. */
export function SkillLine({ concept }: { concept: string }) {
  const user = useSession()?.user.id;
  const [known, setKnown] = useState<{ user: number; skill: ConceptSkill | undefined } | null>(null);
  useEffect(() => {
    if (user === undefined) return;
    const control = new AbortController();
    fetchSkills(control.signal).then(
      (skills) => setKnown({ user, skill: skills.find(({ id }) => id === concept) }),
      // Away: the page says all the rest.
      () => undefined,
    );
    return () => control.abort();
  }, [user, concept]);
  const skill = known?.user === user ? known?.skill : undefined;
  return skill === undefined ? null : <p className={text('small')}>{skillText(skill)}</p>;
}
