import { pathOf } from '@devorbit/contract/path-of.ts';
import { MoreHorizontal } from 'lucide-react';
import { useState } from 'react';
import {
  DifficultyBadge,
  SolvedMark,
  SourceBadge,
} from '../../features/practice/problems/components/problem-badges.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { PlainButton } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { CodeListing } from '../../ui/code-listing.tsx';
import { Conversation } from '../../ui/conversation.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { DraftNote } from '../../ui/draft-note.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Foldable } from '../../ui/foldable.tsx';
import { cluster } from '../../ui/layout.ts';
import { Marked } from '../../ui/marked.tsx';
import { Message } from '../../ui/message.tsx';
import { Meter } from '../../ui/meter.tsx';
import { NoSuchPage } from '../../ui/no-such-page.tsx';
import { OpenInIde } from '../../ui/open-in-ide.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Popup } from '../../ui/popup.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TelescopeScene } from '../../ui/scenes/telescope-scene.tsx';
import { StarField } from '../../ui/star-field.tsx';
import { StrengthLine } from '../../ui/strength-line.tsx';
import { Table } from '../../ui/table.tsx';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { ScannerSpecimen } from './scanner-specimen.tsx';
import { Group, Specimen } from './specimen.tsx';
import classes from './styleguide.module.css';

const draft = { status: { step: 'kept' } as const, discard: () => undefined, takeOver: () => undefined };

/** Every component of ui/ that can be looked at by itself. */
export function Components({ theme }: { theme: string }) {
  const [folded, setFolded] = useState(true);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Group title="Messages">
        <Specimen name="good" wide>
          <Message tone="good">Profile updated successfully!</Message>
        </Specimen>
        <Specimen name="bad" wide>
          <Message tone="bad">Sign in failed. Please try again.</Message>
        </Specimen>
        <Specimen name="draft" wide>
          <DraftNote draft={draft} />
        </Specimen>
      </Group>
      <Group title="Meters">
        <Specimen name="Marked" wide>
          <p>
            <Marked
              text="Kepler found the second law in 1609."
              marks={[
                [0, 6],
                [24, 27],
              ]}
            />
          </p>
        </Specimen>
        <Specimen name="Meter" wide>
          <Meter part={0.4} />
        </Specimen>
        <Specimen name="Strength of a password" wide>
          <StrengthLine score={1} advice="Add more characters" />
          <StrengthLine score={2} />
          <StrengthLine score={4} />
        </Specimen>
      </Group>
      <Group title="For a camera">
        <Specimen name="CodeListing" wide>
          <CodeListing html={'<span class="c-keyword">return</span> <span class="c-number">7</span>'} />
        </Specimen>
        <Specimen name="OpenInIde">
          <OpenInIde label={theme} open={async () => pathOf('styleguide')} />
        </Specimen>
        <Specimen name="QR code">
          <QrCode text="https://devorbit.example" label="QR code of an address" />
        </Specimen>
        <Specimen name="Scanner">
          <ScannerSpecimen />
        </Specimen>
      </Group>
      <Group title="Nothing there">
        <Specimen name="EmptyState" wide>
          <EmptyState
            scene={<TelescopeScene />}
            title="No submissions match these filters"
            action={<PlainButton tone="plain">Clear filters</PlainButton>}
          >
            A picture, what is missing, and the way on.
          </EmptyState>
        </Specimen>
        <Specimen name="NoSuchPage" wide>
          <div inert>
            <NoSuchPage page={9} first="?" />
          </div>
        </Specimen>
      </Group>
      <Group title="People">
        <Specimen name="large">
          <Avatar initial="A" />
        </Specimen>
        <Specimen name="medium">
          <Avatar initial="B" size="medium" />
        </Specimen>
        <Specimen name="small">
          <Avatar initial="C" size="small" />
        </Specimen>
      </Group>
      <Group title="Badges">
        <DifficultyBadge difficulty="Easy" />
        <DifficultyBadge difficulty="Medium" />
        <DifficultyBadge difficulty="Hard" />
        <SourceBadge source="AI" />
        <SolvedMark />
      </Group>
      <Group title="Layers">
        <Specimen name="Dialog">
          <PlainButton tone="plain" onClick={() => setAsked(true)}>
            Open a dialog
          </PlainButton>
          {asked && (
            <Dialog title="Give up?" onClose={() => setAsked(false)}>
              <p className={classes.said}>It holds the focus, and gives it back.</p>
            </Dialog>
          )}
        </Specimen>
        <Specimen name="Popup">
          <Popup label={`More, ${theme}`} face={<MoreHorizontal size={20} aria-hidden="true" />}>
            {() => <p className={classes.said}>What else there is.</p>}
          </Popup>
        </Specimen>
        <Specimen name="CopyButton">
          <CopyButton text="DevOrbit" label={`Copy the name, ${theme}`} />
        </Specimen>
      </Group>
      <Group title="Parts of pages">
        <Specimen name="PageHead" wide>
          <div inert>
            <PageHead title="Challenges" lead="One problem a day, the same for everyone." />
          </div>
        </Specimen>
        <Specimen name="Panel" wide>
          <Panel title={`Notifications, ${theme}`} lead="Security emails are always sent.">
            <p>What is in it.</p>
          </Panel>
        </Specimen>
        <Specimen name="Panel, danger" wide>
          <Panel title={`Delete account, ${theme}`} tone="danger">
            <p>What is lost.</p>
          </Panel>
        </Specimen>
        <Specimen name="Foldable" wide>
          <Foldable title="Hint 1" open={folded} onChange={setFolded}>
            <p>Look at what does not change.</p>
          </Foldable>
        </Specimen>
        <Specimen name="Table" wide>
          <Table label={`Leaders, ${theme}`} columns={['Rank', 'Name', 'Points']}>
            <tr>
              <td data-label="Rank">1</td>
              <th scope="row">Ada</th>
              <td data-label="Points">300</td>
            </tr>
            <tr>
              <td data-label="Rank">2</td>
              <th scope="row">Grace</th>
              <td data-label="Points">200</td>
            </tr>
          </Table>
        </Specimen>
        <Specimen name="Conversation" wide>
          <Conversation
            messages={[
              { id: 1, kind: 'sender', author: 'Ada', text: 'The picture is missing.', at: '2026-11-21T10:00:00Z' },
              { id: 2, kind: 'reply', author: 'Grace', text: 'It is back. Thank you!', at: '2026-11-21T11:00:00Z' },
            ]}
          />
        </Specimen>
        <Specimen name="Chip">
          <div className={cluster(2)}>
            <Chip pressed onClick={() => undefined}>
              Arrays
            </Chip>
            <Chip pressed={false} onClick={() => undefined}>
              Graphs
            </Chip>
          </div>
        </Specimen>
        <Specimen name="ViewSwitch">
          <ViewSwitch
            views={['cards', 'table']}
            names={{ cards: 'Cards', table: 'Table' }}
            view="cards"
            onChange={() => undefined}
          />
        </Specimen>
        <Specimen name="Pager" wide>
          <Pager label={`Pages, ${theme}`} page={2} pages={9} addressOf={() => pathOf('styleguide')} />
        </Specimen>
        <Specimen name="StarField" wide>
          <div className={classes.sky}>
            <StarField id={`styleguide-${theme}`} />
          </div>
        </Specimen>
      </Group>
    </>
  );
}
