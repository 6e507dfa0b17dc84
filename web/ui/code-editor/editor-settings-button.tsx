import { Settings2 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Popup } from '../popup.tsx';
import classes from './editor-settings-button.module.css';

const EditorSettingsPanel = lazy(async () => ({
  default: (await import('./editor-settings-panel.tsx')).EditorSettingsPanel,
}));

/** Opens the settings of all editors in this browser. */
export function EditorSettingsButton() {
  return (
    <Popup
      label="Editor settings"
      title="Editor settings"
      buttonClass={classes.button}
      face={<Settings2 size={18} aria-hidden="true" />}
    >
      {() => (
        <Suspense fallback={<p className={classes.waiting}>Loading…</p>}>
          <EditorSettingsPanel />
        </Suspense>
      )}
    </Popup>
  );
}
