import { useSelector } from '@xstate/react';
import type { Clock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import type { MeetingWorkActor } from '#machines/reviews/meetings/actions/meeting-work.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { MeetingActionItems } from './meeting-action-items.tsx';
import { ActionDialogs } from './meeting-dialogs.tsx';
import { MeetingNotes } from './meeting-notes.tsx';
import styles from './meetings.module.css';

/** What is written in the meeting. */
export function Work({ actor, clock }: { actor: MeetingWorkActor; clock: Clock }) {
  const text = useText('reviewMeetings');
  const { timeZone } = useDateSettings();
  const notes = useSelector(actor, ({ children }) => children.notes);
  return (
    <>
      <section className={styles.part} aria-label={text('notes')}>
        <h3>{text('notes')}</h3>
        {notes && <MeetingNotes actor={notes} />}
      </section>
      <section className={styles.part} aria-label={text('actionItems')}>
        <h3>{text('actionItems')}</h3>
        <MeetingActionItems actor={actor} today={toIsoDay(clock.now(), timeZone)} />
      </section>
      <ActionDialogs actor={actor} />
    </>
  );
}
