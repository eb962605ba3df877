import type { ClockWorkDayActor } from '#machines/clockwork/clockwork-day.machine.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

/** The dialogs of the day. Loaded with the first of them. */
export const DayDialogs = ({ actor }: { actor: ClockWorkDayActor }) => (
  <>
    <AdjustDialog actor={actor} />
    <DeleteDialog actor={actor} />
  </>
);
