import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import {
  addRows,
  changeRow,
  moveBy,
  moveTo,
  removeRow,
  restoreRow,
  type RemovedRow,
} from '#machines/reviews/forms/form-rows.ts';
import {
  createQuestion,
  isQuestion,
  limits,
  type FormRow,
} from '#machines/reviews/forms/form-row.ts';
import type { ReviewFormValues } from '#machines/reviews/forms/review-form.ts';
import { findRowErrors, type RowError } from '#machines/reviews/forms/row-errors.ts';
import { useText } from '#i18n/text.tsx';

export type FormRowsActor = RecordFormActor<ReviewFormValues>;

export type FormRows = ReturnType<typeof useFormRows>;

const none: readonly RowError[] = [];

/** The rows of the form editor: which one is open, what was removed last, and their errors. */
export function useFormRows(actor: FormRowsActor) {
  const text = useText('reviews');
  const rows = useSelector(actor, ({ context }) => context.form.rows);
  const error = useSelector(actor, ({ context }) => context.errors.rows);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const [openId, setOpenId] = useState<string | null>(null);
  const [removed, setRemoved] = useState<RemovedRow | null>(null);
  const [message, setMessage] = useState('');
  const [seenError, setSeenError] = useState(error);
  // Once the person has tried to save, errors stay until each is fixed.
  const [isChecked, setChecked] = useState(false);
  if (error !== seenError) {
    setSeenError(error);
    const [first] = findRowErrors(rows);
    if (error) setChecked(true);
    if (error && first) setOpenId(first.id);
  }
  const setRows = (next: readonly FormRow[]) =>
    actor.send({ type: 'form.changed', change: { rows: next } });
  const getName = (row: FormRow) => (isQuestion(row) ? row.questionText : row.sectionName);

  function place(id: string, next: readonly FormRow[]): void {
    if (next === rows || isLocked) return;
    setRows(next);
    const row = next.find((each) => each.id === id);
    if (!row) return;
    const number = next.indexOf(row) + 1;
    setMessage(text('placed', { name: getName(row), number, count: next.length }));
  }

  return {
    rows,
    isLocked,
    openId,
    open: setOpenId,
    removed,
    /** What was moved last, to be announced. */
    message,
    errors: isChecked ? findRowErrors(rows) : none,
    isFull: rows.filter(isQuestion).length >= limits.questions,
    change: <Row extends FormRow>(row: Row, change: Partial<Row>) =>
      setRows(changeRow(rows, row, change)),
    step: (id: string, by: number) => place(id, moveBy(rows, id, by)),
    drop: (id: string, targetId: string, isAfter: boolean) =>
      place(id, moveTo(rows, id, targetId, isAfter)),
    /** Adds a question at the end of a section, or of the form, and opens it. */
    addQuestion: (sectionId: string | null = null) => {
      const question = createQuestion(crypto.randomUUID());
      setRows(addRows(rows, [question], sectionId));
      setOpenId(question.id);
    },
    /** Adds a section with its first question. */
    addSection: () => {
      const section = { kind: 'section' as const, id: crypto.randomUUID(), sectionName: '' };
      setRows(addRows(rows, [section, createQuestion(crypto.randomUUID())]));
      setOpenId(section.id);
    },
    duplicate: (row: FormRow) => {
      const copy = { ...row, id: crypto.randomUUID() };
      setRows(rows.toSpliced(rows.indexOf(row) + 1, 0, copy));
      setOpenId(copy.id);
    },
    remove: (id: string) => {
      const result = removeRow(rows, id);
      setRows(result.rows);
      setRemoved(result.removed);
      setOpenId(null);
    },
    undo: () => {
      if (!removed) return;
      setRows(restoreRow(rows, removed));
      setRemoved(null);
      setOpenId(removed.row.id);
    },
    dismiss: () => setRemoved(null),
  };
}
