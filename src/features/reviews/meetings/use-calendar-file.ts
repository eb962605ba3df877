import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import { saveFile } from '#ui/save-file.ts';
import { useEmitted } from '#ui/use-emitted.ts';

/** Saves the calendar files of an actor. */
export function useCalendarFile(actor: MeetingCalendarActor): void {
  useEmitted(actor, {
    'file.ready': ({ file, requested }) => saveFile(`${requested.name}.ics`, file),
  });
}
