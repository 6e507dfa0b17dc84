import type { Reply } from '@devorbit/contract/endpoint.ts';
import type { importDraft } from '@devorbit/contract/practice/authoring.ts';
import { Download, Ellipsis, Upload } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { saveFile } from '../../../../platform/save-file.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { pad } from '../../../../ui/layout.ts';
import { type ExportFormat, exportPackage } from '../api.ts';
import { EXPORT_FAILED } from '../copy.ts';
import type { Desk } from '../desk/use-desk.ts';
import classes from './packages.module.css';

/** Fetched when it is opened. */
const ImportDialog = lazy(async () => ({ default: (await import('./import-dialog.tsx')).ImportDialog }));

/** Between the button and its panel. */
const GAP_PX = 10;

type Props = { desk: Desk; onImported: (imported: Reply<typeof importDraft>) => void };

/** Import and export of packages. */
export function PackageMenu({ desk, onImported }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [importing, setImporting] = useState(false);
  const fetching = useAct(
    (format: ExportFormat) => exportPackage(desk.stored.problem_id, format).then(saveFile),
    EXPORT_FAILED,
  );
  /** Below the button, or above it where the button stands at the screen's bottom. */
  const place = () => {
    const at = button.current?.getBoundingClientRect();
    if (!at || !panel.current) return;
    const { clientWidth, clientHeight } = document.documentElement;
    const below = at.bottom < clientHeight / 2;
    Object.assign(panel.current.style, {
      right: `${clientWidth - at.right}px`,
      top: below ? `${at.bottom + GAP_PX}px` : 'auto',
      bottom: below ? 'auto' : `${clientHeight - at.top + GAP_PX}px`,
    });
  };
  const item = (Icon: typeof Upload, text: string, act: () => void) => (
    <button
      className={classes.item}
      type="button"
      onClick={() => {
        panel.current?.hidePopover();
        button.current?.focus();
        act();
      }}
    >
      <Icon size={16} aria-hidden="true" />
      {text}
    </button>
  );
  return (
    <>
      <button
        ref={button}
        className={classes.button}
        type="button"
        popoverTarget={id}
        aria-label="Packages"
        title="Import and export"
      >
        <Ellipsis size={19} aria-hidden="true" />
      </button>
      <div ref={panel} className={classes.panel} id={id} popover="auto" onBeforeToggle={place}>
        {item(Upload, 'Import package', () => setImporting(true))}
        {item(Download, 'Export package (2025-09)', () => void fetching.run('2025-09'))}
        {item(Download, 'Export package (legacy)', () => void fetching.run('legacy'))}
      </div>
      {importing && (
        <Suspense>
          <ImportDialog
            desk={desk}
            onClose={() => setImporting(false)}
            onImported={(imported) => {
              setImporting(false);
              onImported(imported);
            }}
          />
        </Suspense>
      )}
      {fetching.failure !== null && (
        <Dialog title="Export package" onClose={fetching.forget}>
          <p className={pad(5)} role="alert">
            {fetching.failure}
          </p>
        </Dialog>
      )}
    </>
  );
}
