import { useSelector } from '@xstate/react';
import { isRejected, type WeekSheetActor } from '#machines/clockwork-week/week-sheet.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { getMessageId, useCellMessage } from './sheet-cell.tsx';
import styles from './week-sheet.module.css';

/**
 * The reasons why texts of a row are not saved, in a separate row below it, so that no cell is
 * covered.
 */
export function SheetMessages({ actor, row }: { actor: WeekSheetActor; row: string }) {
  const getMessage = useCellMessage();
  const { columnDay } = useFormat();
  const typed = useSelector(actor, ({ context }) => context.typed);
  const unsaved = useSelector(actor, ({ context }) => context.unsaved);
  const { from, axis } = actor.getSnapshot().context;
  const shown = [...(typed ? [typed] : []), ...unsaved].filter(
    (cell) => cell.row === row && cell.week === from && isRejected(cell),
  );
  if (shown.length === 0) return null;
  return (
    <tr>
      <td colSpan={axis.days.length + 2} className={styles.messages}>
        {shown
          .toSorted((a, b) => a.day - b.day)
          .map((cell) => (
            <p key={cell.day} className={styles.message}>
              <strong>{columnDay(axis.days[cell.day]?.day ?? from)}</strong>{' '}
              <span id={getMessageId(cell)} role="alert">
                {getMessage(cell)}
              </span>
            </p>
          ))}
      </td>
    </tr>
  );
}
