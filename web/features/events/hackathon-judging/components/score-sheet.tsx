import { MAX_SCORE_NOTE_CHARS, scorePoints } from '@devorbit/contract/events/hackathon-judging-limits.ts';
import type { Assignment, Criterion } from '@devorbit/contract/events/hackathon-judging.ts';
import { pathOf } from '@devorbit/contract/path-of.ts';
import { Button, Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRight, ExternalLink } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import { useAct } from '../../../../platform/use-act.ts';
import { ActButton } from '../../../../ui/act-button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { cluster, row, stack, text } from '../../../../ui/layout.ts';
import { Message } from '../../../../ui/message.tsx';
import { putAssignment, type Sheet, stepBack, submitSheet } from '../api.ts';
import { KNOW_TEAM, SUBMIT_SCORES, TRY_AGAIN, UPDATE_SCORES } from '../copy.ts';
import { scoreOf, scoreText, shareText, sheetOf, withDraft } from '../model.ts';
import type { Keeping, useSheets } from './use-sheets.ts';
import classes from './score-sheet.module.css';

type Props = {
  event: number;
  assignment: Assignment;
  criteria: readonly Criterion[];
  /** Whether judges may score now. */
  open: boolean;
  sheets: ReturnType<typeof useSheets>;
  titleRef: RefObject<HTMLHeadingElement | null>;
  /** It stands there now. */
  onShown: (entry: number) => void;
  /** The next entry that waits; null for none. */
  next: number | null;
  onNext: (entry: number | null) => void;
  /** What the sandbox said of it. */
  run: ReactNode;
};

function keepingText(keeping: Keeping | undefined, { draft, submitted }: Assignment): string {
  if (keeping?.step === 'sending') return 'Saving…';
  if (keeping?.step === 'typed') return 'Not saved yet';
  if (draft !== null) return submitted === null ? 'Draft saved' : 'Changes saved, not submitted';
  return submitted === null ? 'Nothing scored yet' : 'Submitted';
}

/** The scores of one entry: what is chosen is kept by itself, and counts when it is submitted. */
export function ScoreSheet({ event, assignment, criteria, open, sheets, titleRef, onShown, next, onNext, run }: Props) {
  const client = useQueryClient();
  const { id, title, team, submitted } = assignment;
  const tellShown = useEffectEvent(onShown);
  useEffect(() => tellShown(id), [id]);
  const [asking, setAsking] = useState(false);
  const sheet = sheetOf(assignment);
  const keeping = sheets.keeping[id];
  const score = scoreOf(sheet.points, criteria);
  const left = criteria.filter(({ number }) => sheet.points[number] === undefined).length;
  const set = (change: Partial<Sheet>) => sheets.change(id, { ...sheet, ...change });
  const submit = useAct(async () => {
    await sheets.drop(id);
    try {
      await submitSheet(client, event, id, sheet);
    } catch (error) {
      // What was typed is still to be kept.
      sheets.change(id, sheet);
      throw error;
    }
    if (next !== null) onNext(next);
  }, TRY_AGAIN);
  const away = useAct(async () => {
    await sheets.drop(id);
    await stepBack(client, event, id);
    setAsking(false);
    onNext(null);
  }, TRY_AGAIN);
  const undo = useAct(async () => {
    if (submitted === null) return;
    await sheets.drop(id);
    putAssignment(client, event, id, (one) => withDraft(one, submitted));
    await submitSheet(client, event, id, submitted);
  }, TRY_AGAIN);
  const changed = submitted !== null && assignment.draft !== null;
  return (
    <section className={`${stack(5)} ${classes.sheet}`} aria-labelledby="entry-title">
      <header className={stack(2)}>
        <h2 className={text('part', 'breaking')} id="entry-title" tabIndex={-1} ref={titleRef}>
          {title}
        </h2>
        <p className={cluster([1, 4])}>
          <span className={text('quiet', 'breaking')}>by {team}</span>
          <Link className={row(1)} to={pathOf('event-entry', { id: event, entry: id })} target="_blank">
            Open the entry
            <ExternalLink size={14} aria-hidden="true" />
          </Link>
        </p>
      </header>
      {run}
      {criteria.map((criterion) => (
        <CriterionField
          key={criterion.number}
          criterion={criterion}
          share={shareText(criterion.weight, criteria)}
          chosen={sheet.points[criterion.number] ?? null}
          disabled={!open}
          onChoose={(points) => set({ points: { ...sheet.points, [criterion.number]: points } })}
        />
      ))}
      <Textarea
        size="md"
        label="Note to the team"
        description="They read it with the results, without your name."
        autosize
        minRows={3}
        maxLength={MAX_SCORE_NOTE_CHARS}
        disabled={!open}
        value={sheet.note}
        onChange={({ currentTarget }) => set({ note: currentTarget.value })}
      />
      <Message tone="bad">{submit.failure ?? undo.failure}</Message>
      {keeping?.step === 'failed' && (
        <Message tone="bad">
          Not saved: {keeping.why}{' '}
          <button type="button" className={classes.again} onClick={() => void sheets.push(id)}>
            Try again
          </button>
        </Message>
      )}
      <footer className={classes.bar}>
        <p className={classes.total}>
          <span className={text('quiet', 'fine')}>Score</span>
          <strong className={classes.score}>{score === null ? '–' : scoreText(score)}</strong>
        </p>
        <p className={`${text('quiet', 'small')} ${classes.kept}`} role="status">
          {keepingText(keeping, assignment)}
          {open && left > 0 && ` · ${left} of ${criteria.length} criteria left`}
        </p>
        {open ? (
          <div className={cluster(2, { justify: 'end' })}>
            <Button variant="default" size="md" onClick={() => setAsking(true)}>
              {KNOW_TEAM}
            </Button>
            {changed && (
              <ActButton variant="default" size="md" pending={undo.pending} onClick={() => void undo.run()}>
                Discard changes
              </ActButton>
            )}
            <ActButton
              size="md"
              pending={submit.pending}
              pendingText="Submitting…"
              rightSection={next === null ? undefined : <ArrowRight size={16} aria-hidden="true" />}
              onClick={() => void submit.run()}
            >
              {submitted === null ? SUBMIT_SCORES : UPDATE_SCORES}
            </ActButton>
          </div>
        ) : null}
      </footer>
      {asking && (
        <ConfirmDialog title={KNOW_TEAM} confirm="Pass it on" act={away} onClose={() => setAsking(false)}>
          Another judge scores “{title}”, and you get a different entry if there is one. What you gave it so far is
          deleted.
        </ConfirmDialog>
      )}
    </section>
  );
}

type FieldProps = {
  criterion: Criterion;
  share: string;
  chosen: number | null;
  disabled: boolean;
  onChoose: (points: (typeof scorePoints)[number]) => void;
};

/** One criterion: five choices, each with what it means. Arrow keys move, and the digits choose. */
function CriterionField({ criterion: { number, name, lead, anchors }, share, chosen, disabled, onChoose }: FieldProps) {
  const id = useId();
  return (
    <fieldset
      className={classes.criterion}
      aria-describedby={`${id}-lead`}
      disabled={disabled}
      onKeyDown={({ key, altKey, ctrlKey, metaKey, currentTarget }) => {
        const points = scorePoints.find((one) => String(one) === key);
        if (points === undefined || altKey || ctrlKey || metaKey) return;
        onChoose(points);
        currentTarget.querySelectorAll<HTMLInputElement>('input')[points - 1]?.focus();
      }}
    >
      <legend className={classes.legend}>
        <span className={text('strong')}>{name}</span>
        <span className={text('quiet', 'fine')}>{share} of the score</span>
      </legend>
      <p className={text('quiet', 'small')} id={`${id}-lead`}>
        {lead}
      </p>
      <div className={classes.choices}>
        {scorePoints.map((points) => (
          <label key={points} className={classes.choice}>
            <input
              className={classes.radio}
              type="radio"
              name={`criterion-${number}-${id}`}
              checked={chosen === points}
              onChange={() => onChoose(points)}
            />
            <span className={classes.points}>{points}</span>
            <span className={classes.anchor}>{anchors[points - 1]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
