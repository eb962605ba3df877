import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import { retryImport } from '#ui/text/retry-import.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';

/** Saves the calendar files of an actor; the code that saves a file is loaded with the first. */
export function useCalendarFile(actor: MeetingCalendarActor): void {
  useEmitted(actor, {
    'file.ready': ({ file, requested }) =>
      void retryImport(() => import('#ui/text/save-file.ts')).then(({ saveFile }) =>
        saveFile(`${requested.name}.ics`, file),
      ),
  });
}
