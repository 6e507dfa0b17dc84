import { Button, Checkbox, NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { cluster, stack, text } from '../layout.ts';
import { editorSettings, type EditorSettings, INITIAL, KEYS, SIZES, TABS, THEMES } from './editor-settings.ts';
import classes from './editor-settings-button.module.css';

/** What follows the choice at once; there is nothing to save. */
export function EditorSettingsPanel() {
  const settings = editorSettings.useChosen();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('select')?.focus(), []);
  const change = (part: Partial<EditorSettings>) => editorSettings.choose({ ...settings, ...part });
  const { size } = settings;
  const isInitial = JSON.stringify(settings) === JSON.stringify(INITIAL);
  return (
    <div ref={panel} className={`${stack(4)} ${classes.panel}`} role="group" aria-label="Editor settings">
      <NativeSelect
        label="Theme"
        size="sm"
        value={settings.theme}
        onChange={({ currentTarget: { value } }) =>
          change({ theme: THEMES.find((each) => each.value === value)?.value ?? 'page' })
        }
        data={THEMES}
      />
      <NativeSelect
        label="Keys"
        size="sm"
        description={HINTS[settings.keys]}
        value={settings.keys}
        onChange={({ currentTarget: { value } }) =>
          change({ keys: KEYS.find((each) => each.value === value)?.value ?? 'standard' })
        }
        data={KEYS}
      />
      <div className={classes.row}>
        <span className={classes.name} id="editor-text-size">
          Text size
        </span>
        <div className={cluster(2)} role="group" aria-labelledby="editor-text-size">
          <Button
            variant="default"
            size="compact-md"
            aria-label="Smaller text"
            aria-disabled={size <= SIZES.least}
            onClick={() => change({ size: Math.max(SIZES.least, size - 1) })}
          >
            <Minus size={16} aria-hidden="true" />
          </Button>
          <output className={classes.size} aria-live="polite">
            {size} px
          </output>
          <Button
            variant="default"
            size="compact-md"
            aria-label="Larger text"
            aria-disabled={size >= SIZES.most}
            onClick={() => change({ size: Math.min(SIZES.most, size + 1) })}
          >
            <Plus size={16} aria-hidden="true" />
          </Button>
        </div>
      </div>
      <NativeSelect
        label="Tab size"
        size="sm"
        value={String(settings.tab)}
        onChange={({ currentTarget: { value } }) =>
          change({ tab: TABS.find((each) => String(each) === value) ?? INITIAL.tab })
        }
        data={TABS.map((tab) => ({ value: String(tab), label: `${tab} spaces` }))}
      />
      <Checkbox
        label="Wrap long lines"
        checked={settings.wrap}
        onChange={({ currentTarget }) => change({ wrap: currentTarget.checked })}
      />
      <Checkbox
        className={classes.wide}
        label="Minimap"
        checked={settings.minimap}
        onChange={({ currentTarget }) => change({ minimap: currentTarget.checked })}
      />
      <p className={text('faint', 'fine')}>For every editor in this browser.</p>
      {!isInitial && (
        <Button variant="subtle" size="sm" onClick={() => editorSettings.choose(INITIAL)}>
          Restore defaults
        </Button>
      )}
    </div>
  );
}

const HINTS: Record<EditorSettings['keys'], string> = {
  standard: 'Ctrl+D selects the next match, Ctrl+/ comments, Alt+↑ moves a line.',
  vim: 'Starts in normal mode: press i to type.',
  emacs: 'Ctrl+S searches, Ctrl+K kills a line.',
};
