import { useNavigate, useSearch } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import type { MeetingCalendarActor } from '#machines/reviews/meetings/meeting-calendar.machine.ts';
import {
  myMeetingsMachine,
  type MyMeetingsActor,
} from '#machines/reviews/meetings/my-meetings.machine.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { MyMeetingsScreen } from './my-meetings.screen.tsx';
import { OpenedMeeting } from './opened-meeting.tsx';
import { useCalendarFile } from './use-calendar-file.ts';
import { useOpenedMeeting } from './use-opened-meeting.ts';

/** The person's meetings and action items; the filter and the open meeting are in the address. */
export default function MyMeetingsPage() {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const navigate = useNavigate();
  const { open } = useOpenedMeeting();
  const actionItems = search['items'] === 'all' ? 'all' : 'open';
  const actor = useActorRef(myMeetingsMachine, { input: { actionItems } });
  useSendOnChange(actor, { type: 'filter.change', actionItems });
  useTabReturn(actor);
  useOnline(() => actor.send({ type: 'network.returned' }));
  return (
    <>
      <MyMeetingsScreen
        actor={actor}
        onFilter={(next) =>
          void navigate({
            to: '.',
            search: { ...search, items: next === 'all' ? 'all' : undefined } as never,
            replace: true,
            resetScroll: false,
          })
        }
        onOpen={(reviewId) => open(reviewId)}
      />
      <CalendarFiles actor={actor} />
      <OpenedMeeting onUpdated={() => actor.send({ type: 'meeting.changed' })} />
    </>
  );
}

/** The actor of calendar files exists once the lists are loaded. */
function CalendarFiles({ actor }: { actor: MyMeetingsActor }) {
  const calendar = useSelector(actor, ({ children }) => children.calendar);
  return calendar ? <SavedFiles key={calendar.sessionId} actor={calendar} /> : null;
}

function SavedFiles({ actor }: { actor: MeetingCalendarActor }) {
  useCalendarFile(actor);
  return null;
}
