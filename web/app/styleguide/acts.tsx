import { useState } from 'react';
import { ActButton } from '../../ui/act-button.tsx';
import { PlainButton } from '../../ui/button-link.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { CalmScene } from '../../ui/scenes/calm-scene.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SignInPrompt } from '../../ui/sign-in-prompt.tsx';
import { SignInDoors, SignInLink } from '../../ui/sign-in.tsx';
import { Group, Specimen } from './specimen.tsx';

const act = {
  pending: false,
  failure: 'The token could not be revoked. Please try again.',
  run: async () => undefined,
};
const settled = {
  error: null,
  isPending: false,
  isFetching: false,
  isPlaceholderData: false,
  refetch: () => undefined,
};
const rows: string[] = ['Ada', 'Grace'];

/** What takes time, what is asked of a server, and what asks people. */
export function Acts({ theme }: { theme: string }) {
  const [asked, setAsked] = useState(false);
  const [text, setText] = useState('orbit');
  return (
    <>
      <Group title="Acts">
        <Specimen name="ActButton">
          <ActButton pending={false}>Save</ActButton>
        </Specimen>
        <Specimen name="pending">
          <ActButton pending>Save</ActButton>
        </Specimen>
        <Specimen name="pending, in words">
          <ActButton pending pendingText="Saving…">
            Save
          </ActButton>
        </Specimen>
        <Specimen name="ConfirmDialog">
          <PlainButton tone="plain" onClick={() => setAsked(true)}>
            Revoke
          </PlainButton>
          {asked && (
            <ConfirmDialog title="Revoke this token?" confirm="Revoke" act={act} onClose={() => setAsked(false)}>
              Programs that use it are signed out.
            </ConfirmDialog>
          )}
        </Specimen>
      </Group>
      <Group title="Lists">
        <Specimen name="SearchField" wide>
          <SearchField aria-label={`Search, ${theme}`} text={text} onSearch={setText} />
        </Specimen>
        <Specimen name="ListPage" wide>
          <ListPage query={{ ...settled, data: rows, hasNextPage: true }} failure="The people could not be loaded">
            {(people) => (
              <ul>
                {people.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            )}
          </ListPage>
        </Specimen>
        <Specimen name="LoadFailure" wide>
          <LoadFailure query={settled} title="The people could not be loaded" />
        </Specimen>
        <Specimen name="LoadFailure, line" wide>
          <LoadFailure query={settled} title="The people could not be loaded" frame="line" />
        </Specimen>
      </Group>
      <Group title="Sign in">
        <Specimen name="SignInLink">
          <p>
            <SignInLink /> to see your rank.
          </p>
        </Specimen>
        <Specimen name="SignInDoors">
          <SignInDoors />
        </Specimen>
        <Specimen name="SignInPrompt" wide>
          <SignInPrompt scene={<CalmScene />} title="Sign in to see your submissions" why="see your submissions">
            Every solution that you submit is kept.
          </SignInPrompt>
        </Specimen>
        <Specimen name="SignInPrompt, line" wide>
          <SignInPrompt frame="line" why="see your submissions" />
        </Specimen>
      </Group>
    </>
  );
}
