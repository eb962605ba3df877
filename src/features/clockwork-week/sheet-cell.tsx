import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { writeCellText } from '#machines/clockwork-week/cell-text.ts';
import { isClearing, type SheetCell, type SheetError } from '#machines/clockwork-week/sheet.ts';
import {
  isRejected,
  textAt,
  type CellPosition,
  type TypedCell,
  type WeekSheetActor,
} from '#machines/clockwork-week/week-sheet.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import styles from './week-sheet.module.css';

interface SheetCellProps {
  actor: WeekSheetActor;
  cellPosition: CellPosition;
  cell: SheetCell;
  /** Whether it is the initial tab stop. */
  isFirst: boolean;
  /** Whether its day is in the future. */
  isAhead: boolean;
  isToday: boolean;
}

/** The duration of some work on a day; typing a duration replaces it. */
export const SheetCellField = memo(
  function SheetCellField(props: SheetCellProps) {
    const { actor, cellPosition, cell, isFirst, isAhead, isToday } = props;
    const { digits } = useFormat();
    const note = cell.entries.length === 1 ? (cell.entries[0]?.description ?? '') : '';
    const shown = cell.seconds === 0 ? '' : writeCellText(digits(cell.seconds), note);
    const startHere = () => start(actor, cellPosition, shown);
    const typed = useSelector(actor, ({ context }) => textAt(context, cellPosition));
    const { seconds, entries } = cell;
    return (
      <td
        tabIndex={isFirst ? 0 : -1}
        className={styles.cell}
        data-cell=""
        data-row={cellPosition.row}
        data-day={cellPosition.day}
        data-text={shown}
        data-note={note !== '' || undefined}
        title={note === '' ? undefined : note}
        data-today={isToday || undefined}
        data-ahead={isAhead || undefined}
        onDoubleClick={startHere}
        onClick={({ nativeEvent }) => {
          // On touch devices, there is no keyboard until a field is open.
          if (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')
            startHere();
        }}
      >
        {typed ? (
          <LengthField actor={actor} typed={typed} />
        ) : (
          <>
            {seconds > 0 && digits(seconds)}
            {entries.length > 0 && (
              <EntriesMark actor={actor} cellPosition={cellPosition} count={entries.length} />
            )}
          </>
        )}
      </td>
    );
  },
  (one, other) =>
    one.actor === other.actor &&
    one.cell.seconds === other.cell.seconds &&
    one.cell.entries[0]?.description === other.cell.entries[0]?.description &&
    one.cell.entries.length === other.cell.entries.length &&
    one.cellPosition.row === other.cellPosition.row &&
    one.isFirst === other.isFirst &&
    one.isAhead === other.isAhead &&
    one.isToday === other.isToday,
);

/** The number of entries in a cell; opens their list, like Alt+Arrow Down. */
function EntriesMark({ actor, cellPosition, count }: EntriesMarkProps) {
  const text = useText('clockWeek');
  const { weekdayDate } = useFormat();
  const { axis, date } = actor.getSnapshot().context;
  const day = weekdayDate(axis.days[cellPosition.day]?.day ?? date);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.count}
      data-only={count === 1 || undefined}
      aria-label={`${count} · ${text('entriesOn', { day })}`}
      onClick={(event) => {
        event.stopPropagation();
        actor.send({ type: 'cell.opened', ...cellPosition });
      }}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      {count}
    </button>
  );
}

interface EntriesMarkProps {
  actor: WeekSheetActor;
  cellPosition: CellPosition;
  count: number;
}

/**
 * Starts typing a duration into a cell, or opens the cell if it takes none. 0 clears a cell with
 * multiple entries after a confirmation.
 */
export function start(actor: WeekSheetActor, cellPosition: CellPosition, text: string): void {
  const clear = { type: 'cell.clear', ...cellPosition } as const;
  if (isClearing(text) && actor.getSnapshot().can(clear)) actor.send(clear);
  else actor.send({ type: 'cell.typed', ...cellPosition, text, newId: crypto.randomUUID() });
}

/** Focuses the cell's field when editing starts. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();

/** Moves the focus back to the cell, so that a rejected duration can be corrected immediately. */
const comeBack = (field: HTMLInputElement | null): void => {
  if (field?.parentElement === document.activeElement) field?.focus();
};

/** The id of the message about a cell. */
export const getMessageId = ({ row, day }: CellPosition): string =>
  `sheet-message-${row.replaceAll(/\s/g, '_')}-${day}`;

/** The reason why a typed text is not saved; null if it is about to be. */
export function useCellMessage(): (typed: TypedCell) => string | null {
  const text = useText('clockWeek');
  const why = useCauseText();
  return ({ error, rejection }) =>
    error
      ? text(errorTexts[error])
      : rejection && [rejection.message || why(rejection.cause), text('stillTyped')].join(' ');
}

/**
 * The typed duration; the row below states why it is not saved. Leaving the field saves it, like
 * Enter.
 */
function LengthField({ actor, typed }: { actor: WeekSheetActor; typed: TypedCell }) {
  const text = useText('clockWeek');
  const isCommitted = useSelector(actor, ({ context }) => context.typed !== typed);
  const isSaving = isCommitted && !isRejected(typed);
  const { row, day } = typed;
  const isInvalid = isRejected(typed);
  return (
    <input
      ref={isCommitted ? (isInvalid ? comeBack : null) : takeFocus}
      className={styles.input}
      aria-label={text('length')}
      aria-invalid={isInvalid}
      aria-describedby={isInvalid ? getMessageId(typed) : undefined}
      aria-busy={isSaving}
      readOnly={isSaving}
      value={typed.text}
      onChange={({ target }) => actor.send({ type: 'text.changed', text: target.value })}
      onFocus={() => start(actor, { row, day }, '')}
      onBlur={({ target }) => {
        // If the window lost the focus, the field is still the active element and stays open.
        if (document.activeElement !== target) actor.send({ type: 'cell.blur', row, day });
      }}
    />
  );
}

const errorTexts = {
  unreadable: 'lengthUnreadable',
  impossible: 'lengthUnreadable',
  skipped: 'lengthUnreadable',
  ambiguous: 'lengthUnreadable',
  endBeforeStart: 'lengthUnreadable',
  nothing: 'lengthNothing',
  noRoom: 'noRoom',
  ahead: 'lengthAhead',
} as const satisfies Record<SheetError, string>;
