import { useId } from 'react';
import { editorSettings } from '../../../../../ui/code-editor/editor-settings.ts';
import { namedKeys } from '../../../../../ui/code-editor/named-keys.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { EXPLORER_KEYS, GROUPS, type ListedKeys, screenKeys, shownKeys } from '../model.ts';
import classes from './keys-dialog.module.css';

type Props = { keys: readonly ListedKeys[]; onClose: () => void };

const INSTEAD = {
  standard: null,
  vim: 'You’ve chosen Vim keys. In the editor they come first.',
  emacs: 'You’ve chosen Emacs keys. In the editor they come first.',
};

/** All keys of the screen, by what they are for. */
export function KeysDialog({ keys, onClose }: Props) {
  const id = useId();
  const chosen = editorSettings.useChosen();
  const isMac = /Mac|iP(hone|ad)/.test(navigator.userAgent);
  const all: ListedKeys[] = [
    ...keys.map((each) => ({ ...each, keys: each.keys.map(screenKeys) })),
    ...Object.values(EXPLORER_KEYS).map(({ name, key }) => ({ name, group: 'Files' as const, keys: [key] })),
    ...namedKeys(isMac).map((each) => ({ ...each, group: 'Editor' as const })),
  ];
  return (
    <Dialog title="Keyboard shortcuts" onClose={onClose}>
      <div className={classes.body}>
        {GROUPS.map((group) => (
          <section key={group} aria-labelledby={`${id}${group}`}>
            <h3 className={classes.group} id={`${id}${group}`}>
              {group}
            </h3>
            {group === 'Editor' && INSTEAD[chosen.keys] && <p className={classes.note}>{INSTEAD[chosen.keys]}</p>}
            <dl className={classes.list}>
              {all
                .filter((each) => each.group === group)
                .map((each) => (
                  <div key={each.name} className={classes.row}>
                    <dt>{each.name}</dt>
                    <dd className={classes.keys}>
                      {each.keys.map((one, at) => (
                        <span key={one}>
                          {at > 0 && ' or '}
                          <kbd className={classes.key}>{shownKeys(one, isMac)}</kbd>
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
