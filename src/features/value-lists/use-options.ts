import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { RecordFormActor } from '#machines/records/create-record-form.ts';
import {
  createOption,
  findOptionErrors,
  moveBy,
  moveTo,
  selectOption,
  type OptionError,
  type OptionRow,
} from '#machines/value-lists/option-row.ts';
import {
  getOptionUsers,
  maxOptions,
  type ValueListForm,
} from '#machines/value-lists/value-list.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';

export type OptionsActor = RecordFormActor<ValueListForm>;
export type Options = ReturnType<typeof useOptions>;

/** The options of a list: how they are changed and moved, their errors, and what blocks them. */
export function useOptions(actor: OptionsActor) {
  const text = useText('valueLists');
  const { list } = useFormat();
  const getErrorText = useErrorText();
  const rows = useSelector(actor, ({ context }) => context.form.options);
  const uses = useSelector(actor, ({ context }) => (context.id === null ? [] : context.form.uses));
  const error = useSelector(actor, ({ context }) => context.errors.options);
  const isLocked = useSelector(actor, (state) => !state.hasTag('editable'));
  const [message, setMessage] = useState('');
  const found = error && 'rule' in error ? findOptionErrors(rows) : [];
  const setRows = (options: readonly OptionRow[]) =>
    actor.send({ type: 'form.changed', change: { options } });

  function place(id: string, next: readonly OptionRow[]): void {
    const row = next.find((each) => each.id === id);
    if (next === rows || isLocked || !row) return;
    setRows(next);
    const number = next.indexOf(row) + 1;
    setMessage(text('placed', { name: row.value, number, count: next.length }));
  }

  return {
    rows,
    isLocked,
    /** What was moved last, to be announced. */
    message,
    /** The error of the options as a set: of the server, or for too many of them. */
    error: findOwnError(),
    isFull: rows.length >= maxOptions,
    /** Why an option cannot be removed or get another code; null if it can. */
    getBlock: (id: string): string | null => {
      const scripts = getOptionUsers(uses, id);
      return scripts.length === 0 ? null : text('optionInUse', { scripts: list(scripts) });
    },
    getError: (at: number, field: OptionError['field']): string | undefined => {
      if (error && 'message' in error) return error.parts?.[`${at}.${field}`];
      const own = found.find((each) => each.at === at && each.field === field)?.error;
      if (own === 'twice') return text(field === 'value' ? 'valueTwice' : 'codeTwice');
      return getErrorText(own, text(field === 'value' ? 'value' : 'optionCode'));
    },
    change: (row: OptionRow, changed: Partial<OptionRow>) =>
      setRows(rows.map((each) => (each.id === row.id ? { ...each, ...changed } : each))),
    select: (id: string, isSelected: boolean) => setRows(selectOption(rows, id, isSelected)),
    add: () => setRows([...rows, createOption(crypto.randomUUID())]),
    remove: (id: string) => setRows(rows.filter((row) => row.id !== id)),
    step: (id: string, by: number) => place(id, moveBy(rows, id, by)),
    drop: (id: string, target: { id: string; isAfter: boolean }) =>
      place(id, moveTo(rows, id, target)),
  };

  function findOwnError(): string | undefined {
    if (error === undefined) return undefined;
    if ('message' in error) {
      return Object.keys(error.parts ?? {}).length > 0 ? undefined : error.message;
    }
    return found.length > 0 ? undefined : text('tooMany', { count: maxOptions });
  }
}
