import type { NewFile } from '@devorbit/contract/ide/files.ts';
import type { Start } from '@devorbit/contract/ide/start.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../../platform/api-error.ts';
import { call } from '../../../../platform/http-client.ts';
import { useSession } from '../../../../platform/session.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LoadFailure } from '../../../../ui/load-failure.tsx';
import { ConsoleScene } from '../../../../ui/scenes/console-scene.tsx';
import { LostSignalScene } from '../../../../ui/scenes/lost-signal-scene.tsx';
import { SignInPrompt } from '../../../../ui/sign-in-prompt.tsx';
import { openRoute, showRoute, startQuery } from '../api.ts';
import { FIRST_PROJECT } from '../copy.ts';
import { editorExtensions } from '../editing/components/project-editor.tsx';
import { openLocal, openRemote } from '../editing/opening/state.ts';
import { forgetOthers, forgetProject, LOCAL, readLast } from '../offline/state.ts';
import type { SubmitDialog } from '../problems/model.ts';
import { placeTemplate, projectOf } from '../templates/state.ts';
import { IdeWaiting } from './ide-waiting.tsx';
import { Workbench } from './workbench.tsx';

const NOTHING: Start = { guests: false, samples: [], templates: [], languages: [], matchers: {}, ready: false };

type Props = {
  id: number | null;
  /** The path of the file that is shown first, where there is one of that name. */
  file: string | null;
  /** The id of a template whose program is opened: a member’s in a project of its own, a visitor’s in a folder. */
  template: string | null;
  SubmitDialog: SubmitDialog;
};

/** The Online IDE: a member's project, by its id or the one that was opened last, or the one that a visitor has in this browser. */
export default function IdeScreen({ id, file, template, SubmitDialog }: Props) {
  const user = useSession()?.user;
  const navigate = useNavigate();
  const [turn, setTurn] = useState(0);
  const start = useQuery(startQuery());
  const owner = user?.id ?? 'visitor';
  // Without a network a project is opened from what this browser keeps.
  const known = start.data ?? (start.isError ? NOTHING : undefined);
  const opened = useQuery({
    queryKey: ['ide', 'open', owner, id, turn, template] as const,
    enabled: known !== undefined && (id === null || owner !== 'visitor'),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
    queryFn: async () => {
      void forgetOthers(owner);
      const wanted = known?.templates.find((each) => each.id === template);
      if (owner === 'visitor') {
        const local = await openLocal(known?.samples ?? [], FIRST_PROJECT, editorExtensions);
        if (wanted) await placeTemplate(local, wanted);
        return local;
      }
      const made = wanted && id === null ? await projectOf(wanted) : id;
      const project = await openRemote(
        owner,
        () => (made === null ? call(openRoute, {}) : call(showRoute, { params: { id: made } })),
        made ?? (await readLast(owner)),
        editorExtensions,
      );
      const first = project.read().files.find(({ name, kind }) => name === file && kind === 'text');
      if (first) project.open(first.id);
      return project;
    },
  });
  if (id !== null && owner === 'visitor')
    return (
      <SignInPrompt scene={<ConsoleScene />} title="Sign in to open this project" why="open your project">
        Projects belong to an account. You can also <a href={pathOf('online-ide')}>start without one</a>.
      </SignInPrompt>
    );
  if (opened.error instanceof ApiError && opened.error.status === 404)
    return (
      <EmptyState
        scene={<LostSignalScene />}
        title="There is no such project"
        role="alert"
        action={<ButtonLink to={pathOf('online-ide')}>Open your projects</ButtonLink>}
      >
        It was deleted, or belongs to someone else.
      </EmptyState>
    );
  if (opened.error) return <LoadFailure query={opened} title="The project couldn’t be opened" />;
  const session = opened.data;
  if (!session || !known) return <IdeWaiting />;
  const replace = async (name: string, files: readonly NewFile[]) => {
    await forgetProject({ owner: 'visitor', project: LOCAL }, { all: true });
    const fresh = await openLocal(
      files.map((file) => ({ name: file.name, language: file.language ?? 'plaintext', content: file.content ?? '' })),
      name,
      editorExtensions,
    );
    const stop = fresh.start();
    stop();
    setTurn(turn + 1);
  };
  return (
    <Workbench
      key={`${owner} ${session.read().id} ${turn}`}
      session={session}
      start={known}
      onOpen={(project) => void navigate(pathOf('ide-project', { id: project }))}
      onReplace={replace}
      SubmitDialog={SubmitDialog}
    />
  );
}
