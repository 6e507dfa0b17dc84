import { pathOf } from '@devorbit/contract/path-of.ts';
import {
  Button,
  Checkbox,
  Loader,
  NativeSelect,
  Radio,
  SegmentedControl,
  Skeleton,
  Switch,
  Tabs,
  Textarea,
  TextInput,
} from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import { ButtonLink, PlainButton } from '../../ui/button-link.tsx';
import { SecretInput } from '../../ui/secret-input.tsx';
import { WaitingLines } from '../../ui/waiting-lines.tsx';
import { Group, Specimen } from './specimen.tsx';

const shown = (state: 'hover' | 'focus') => ({ 'data-shown': state });
const languages = ['JavaScript', 'Python', 'Java', 'C++'];

/** Every control at rest, under the pointer, in focus, switched off, refused and busy. */
export function Controls() {
  return (
    <>
      <Group title="Buttons that lead on" note="ui/button-link: plain elements, for every page; one signal a page.">
        {(['signal', 'plain', 'quiet'] as const).map((tone) => (
          <Specimen name={tone} key={tone}>
            <ButtonLink to={pathOf('styleguide')} tone={tone}>
              Set off
            </ButtonLink>
          </Specimen>
        ))}
        <Specimen name="hover">
          <PlainButton {...shown('hover')}>Set off</PlainButton>
        </Specimen>
        <Specimen name="focus">
          <PlainButton {...shown('focus')}>Set off</PlainButton>
        </Specimen>
        <Specimen name="disabled">
          <PlainButton disabled>Set off</PlainButton>
        </Specimen>
        <Specimen name="small">
          <PlainButton size="small" tone="plain">
            Set off
          </PlainButton>
        </Specimen>
      </Group>
      {(['filled', 'default', 'subtle', 'light'] as const).map((variant) => (
        <Group title={`Button, ${variant}`} key={variant}>
          <Specimen name="rest">
            <Button variant={variant}>Submit</Button>
          </Specimen>
          <Specimen name="hover">
            <Button variant={variant} {...shown('hover')}>
              Submit
            </Button>
          </Specimen>
          <Specimen name="focus">
            <Button variant={variant} {...shown('focus')}>
              Submit
            </Button>
          </Specimen>
          <Specimen name="disabled">
            <Button variant={variant} disabled>
              Submit
            </Button>
          </Specimen>
          <Specimen name="loading">
            <Button variant={variant} loading>
              Submit
            </Button>
          </Specimen>
        </Group>
      ))}
      <Group title="Fields">
        <Specimen name="rest" wide>
          <TextInput label="Title" placeholder="What is it called?" description="At most 120 characters" />
        </Specimen>
        <Specimen name="focus" wide>
          <TextInput label="Title" defaultValue="Turned Away at the Airlock" {...shown('focus')} />
        </Specimen>
        <Specimen name="error" wide>
          <TextInput label="Username" defaultValue=" " error="Username is required" />
        </Specimen>
        <Specimen name="disabled" wide>
          <TextInput label="Email" defaultValue="ada@example.com" disabled />
        </Specimen>
        <Specimen name="secret" wide>
          <SecretInput label="Password" defaultValue="orbit-42" />
        </Specimen>
        <Specimen name="choice" wide>
          <NativeSelect label="Language" data={languages} />
        </Specimen>
        <Specimen name="choice, disabled" wide>
          <NativeSelect label="Language" data={languages} disabled />
        </Specimen>
        <Specimen name="several lines" wide>
          <Textarea label="Statement" rows={3} defaultValue="An airlock takes one person at a time." />
        </Specimen>
      </Group>
      <Group title="Yes, no and which">
        <Specimen name="switch">
          <Switch label="Email notifications" defaultChecked />
        </Specimen>
        <Specimen name="off">
          <Switch label="Email notifications" />
        </Specimen>
        <Specimen name="disabled">
          <Switch label="Email notifications" disabled />
        </Specimen>
        <Specimen name="check box">
          <Checkbox label="Read" defaultChecked />
        </Specimen>
        <Specimen name="focus">
          <Checkbox label="Write" {...shown('focus')} />
        </Specimen>
        <Specimen name="one of several">
          <Radio label="Leave it" defaultChecked />
        </Specimen>
        <Specimen name="one of few" wide>
          <SegmentedControl aria-label="Period" data={['All time', 'This month', 'This week']} />
        </Specimen>
      </Group>
      <Group title="Tabs">
        <Specimen name="the first is open" wide>
          <Tabs defaultValue="one" keepMounted={false}>
            <Tabs.List>
              <Tabs.Tab value="one">Dashboard</Tabs.Tab>
              <Tabs.Tab value="two">Leaderboard</Tabs.Tab>
              <Tabs.Tab value="three" disabled>
                Profile
              </Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="one" pt="md">
              What stands on the first.
            </Tabs.Panel>
            <Tabs.Panel value="two" pt="md">
              What stands on the second.
            </Tabs.Panel>
          </Tabs>
        </Specimen>
      </Group>
      <Group title="Waiting">
        <Specimen name="loader">
          <Loader aria-label="Loading" role="img" />
        </Specimen>
        <Specimen name="what will stand there" wide>
          <Skeleton height={18} mb="sm" />
          <Skeleton height={18} width="70%" />
        </Specimen>
        <Specimen name="what will stand in a card" wide>
          <WaitingLines lines={[{ height: 18, width: '40%' }, { height: 36 }, { height: 18 }]} gap={12} />
        </Specimen>
      </Group>
    </>
  );
}
