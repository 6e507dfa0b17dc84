import { pathOf } from '@devorbit/contract/path-of.ts';
import type { Moment } from '@devorbit/contract/practice/submissions.ts';
import { Download, Share2 } from 'lucide-react';
import { saveFile } from '../../../../../platform/save-file.ts';
import { PlainButton } from '../../../../../ui/button-link.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { cluster, text } from '../../../../../ui/layout.ts';
import { Message } from '../../../../../ui/message.tsx';
import { pictureText, sharedFacts } from '../model.ts';
import { PICTURE_SIZE, useSharePicture } from './use-share-picture.ts';
import form from '../../../../../ui/form.module.css';
import classes from './share-dialog.module.css';

/** A picture of what was solved, drawn in the browser: to save, and to pass on where the device can. */
export function ShareDialog({ moment, onClose }: { moment: Moment; onClose: () => void }) {
  const facts = sharedFacts(moment);
  const { canvas, file, failed } = useSharePicture(facts);
  const words = {
    text: `I solved “${moment.problem.title}” on DevOrbit`,
    url: new URL(pathOf('problem', { id: moment.problem.id }), location.origin).href,
  };
  const shared = file && navigator.canShare?.({ files: [file] }) ? { ...words, files: [file] } : null;
  return (
    <Dialog title="Share card" onClose={onClose}>
      <div className={form.dialog}>
        <div className="night">
          <canvas
            ref={canvas}
            className={classes.picture}
            width={PICTURE_SIZE.width}
            height={PICTURE_SIZE.height}
            role="img"
            aria-label={pictureText(facts)}
          />
        </div>
        <p className={text('quiet', 'small')}>
          The picture shows what you see here: not your code, and not your name. Nothing is sent anywhere until you do
          it.
        </p>
        {failed && <Message tone="bad">This browser couldn’t make the picture.</Message>}
        <div className={cluster(3)}>
          <PlainButton disabled={file === null} onClick={() => file && saveFile(file)}>
            <Download size={17} aria-hidden="true" />
            Download
          </PlainButton>
          {shared && (
            // Whoever closes the device's own list has shared nothing, and need not be told.
            <PlainButton tone="plain" onClick={() => void navigator.share(shared).catch(() => undefined)}>
              <Share2 size={17} aria-hidden="true" />
              Share…
            </PlainButton>
          )}
        </div>
      </div>
    </Dialog>
  );
}
