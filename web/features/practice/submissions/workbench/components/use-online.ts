import type { PracticeLanguage } from '@devorbit/contract/execution/languages.ts';
import type { CodeDraft } from '@devorbit/contract/practice/code-drafts.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Owner } from '../../../../../platform/drafts.ts';
import type { Online } from '../../drafts/online/model.ts';
import type { OnlineDrafts } from '../../drafts/online/state.ts';

type Given = {
  problemId: number;
  owner: Owner;
  languages: readonly PracticeLanguage[];
  starterOf: (language: PracticeLanguage) => string;
  onTake: (language: PracticeLanguage, code: string | null) => void;
  onOpened: (drafts: CodeDraft[]) => void;
};

const QUIET: Online = { step: 'quiet' };

/** Drafts on the server too, for who is signed in. What keeps them the same is fetched after the page. */
export function useOnline({ problemId, owner, languages, ...given }: Given) {
  const running = useRef<OnlineDrafts>(null);
  const [states, setStates] = useState<Partial<Record<PracticeLanguage, Online>>>({});
  /** Null until it is known whether there are any on the server. */
  const [found, setFound] = useState<number | null>(null);
  const starterOf = useEffectEvent(given.starterOf);
  const onTake = useEffectEvent(given.onTake);
  const onOpened = useEffectEvent(given.onOpened);
  const begin = useEffectEvent((start: typeof import('../../drafts/online/state.ts').startOnlineDrafts) => {
    if (owner === 'visitor') return;
    running.current = start({
      owner,
      problemId,
      languages,
      starterOf: (language) => starterOf(language),
      onTake: (language, code) => onTake(language, code),
      onState: (language, state) => setStates((all) => ({ ...all, [language]: state })),
      onOpened: (drafts) => {
        setFound(drafts.length);
        onOpened(drafts);
      },
    });
  });
  useEffect(() => {
    if (owner === 'visitor') return;
    let gone = false;
    import('../../drafts/online/state.ts').then(
      ({ startOnlineDrafts }) => gone || begin(startOnlineDrafts),
      // Offline: the draft is on this device, and goes to the server when the page is opened again.
      () => undefined,
    );
    return () => {
      gone = true;
      running.current?.stop();
      running.current = null;
      setStates({});
      setFound(null);
    };
  }, [owner, problemId]);
  return { stateOf: (language: PracticeLanguage): Online => states[language] ?? QUIET, found, running };
}
