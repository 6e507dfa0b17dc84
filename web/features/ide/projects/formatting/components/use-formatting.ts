import { isolateHistory } from '@codemirror/commands';
import { EditorView } from '@codemirror/view';
import { useEffect, useState } from 'react';
import { editorSettings } from '../../../../../ui/code-editor/editor-settings.ts';
import { createFormatter, isFormatted, NotFormatted } from '../../../../../ui/formatter/formatter.ts';
import type { ProjectSession } from '../../editing/state.ts';
import { type FileEntry, languageName } from '../../model.ts';
import { formatRust, NoTool } from '../api.ts';
import * as copy from '../copy.ts';

/** Formats a text of the project. `say`: tells people why it could not be. */
export function useFormatting(session: ProjectSession, say: (lines: string[]) => void) {
  const [formatter] = useState(() => createFormatter());
  const [isFormatting, setFormatting] = useState(false);
  useEffect(() => () => formatter.close(), [formatter]);

  const write = async ({ id, name, language }: FileEntry): Promise<string | null> => {
    const isRust = language === 'rust';
    if (!isRust && !isFormatted(language)) return copy.noFormatter(languageName(language, []));
    const before = session.stateOf(id).doc;
    const text = before.toString();
    const { tab } = editorSettings.read();
    const [reply, { changesBetween, faultText }] = await Promise.all([
      isRust ? formatRust(text, tab) : formatter.format(language, text, tab),
      import('../model.ts'),
    ]);
    if ('fault' in reply) return faultText(name, reply);
    // Others may have typed, and one's role may be another one by now.
    if (!session.read().mayEdit) return null;
    if (session.entry(id)?.kind !== 'text' || !session.stateOf(id).doc.eq(before)) return copy.changedMeanwhile(name);
    const isSame = reply.text === text;
    const announced = isSame ? copy.formattedAlready(name) : copy.formatted(name);
    session.edit(id, {
      changes: isSame ? [] : changesBetween(text, reply.text),
      annotations: isolateHistory.of('full'),
      effects: EditorView.announce.of(announced),
      userEvent: 'format',
    });
    return null;
  };

  const format = async (file: FileEntry | undefined) => {
    if (isFormatting || !session.read().mayEdit) return;
    if (file?.kind !== 'text') return say([copy.NO_TEXT_TO_FORMAT]);
    setFormatting(true);
    try {
      const fault = await write(file);
      say(fault === null ? [] : [fault]);
    } catch (error) {
      if (error instanceof NoTool) return say([error.message]);
      const isLate = error instanceof NotFormatted && error.why === 'time';
      say([isLate ? copy.tookTooLong(file.name) : copy.NOT_LOADED]);
    } finally {
      setFormatting(false);
    }
  };
  return { format, isFormatting };
}
