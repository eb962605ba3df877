import type { ClockWorkDayActor } from '#machines/clockwork/day/clockwork-day.machine.ts';
import { AdjustDialog } from '../selection/adjust-dialog.tsx';
import { DeleteDialog } from '../entry/delete-dialog.tsx';

/** The dialogs of the day. Loaded with the first of them. */
export const DayDialogs = ({ actor }: { actor: ClockWorkDayActor }) => (
  <>
    <AdjustDialog actor={actor} />
    <DeleteDialog actor={actor} />
  </>
);
