import { type ReviewFormat, reviewFormats } from '@devorbit/contract/learning/review-words.ts';
import { saveFile } from '../../../../platform/save-file.ts';
import { useAct } from '../../../../platform/use-act.ts';
import { PlainButton } from '../../../../ui/button-link.tsx';
import { cluster, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { fetchExport } from '../api.ts';
import { EXPORT, EXPORT_FAILED, formats } from '../copy.ts';

/** All of one’s cards as a file. */
export function ExportCards() {
  const act = useAct(async (format: ReviewFormat) => saveFile(await fetchExport(format)), EXPORT_FAILED);
  return (
    <section className={stack(3)} aria-labelledby="export">
      <h2 className={text('section')} id="export">
        {EXPORT}
      </h2>
      <ul className={stack(2)}>
        {reviewFormats.map((format) => (
          <li key={format} className={cluster([1, 3])}>
            <PlainButton
              tone="plain"
              size="small"
              aria-disabled={act.pending}
              aria-label={`Download ${formats[format].name}`}
              onClick={() => void act.run(format)}
            >
              {formats[format].name}
            </PlainButton>
            <span className={text('quiet', 'small')}>{formats[format].text}</span>
          </li>
        ))}
      </ul>
      <Message tone="bad">{act.failure}</Message>
    </section>
  );
}
