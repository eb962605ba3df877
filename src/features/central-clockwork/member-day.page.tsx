import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { memberDayMachine } from '#machines/central-clockwork/member-day.machine.ts';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay, isDay } from '#machines/clockwork/day/time.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { MemberDayScreen } from './member-day.screen.tsx';

function useEmployeeId(): string {
  const { employeeId = '' }: { employeeId?: string } = useParams({ strict: false });
  return employeeId;
}

function Day() {
  const employeeId = useEmployeeId();
  const { timeZone } = usePage().workspace.profile;
  const { date: requested }: { date?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = toIsoDay(serverClock.now(), timeZone);
  const date =
    typeof requested === 'string' && isDay(requested) && requested <= today ? requested : today;
  const actor = useActorRef(memberDayMachine, { input: { employeeId, date } });
  useTabReturn(actor);
  useSendOnChange(actor, { type: 'day.changed', date });
  return (
    <MemberDayScreen
      actor={actor}
      today={today}
      onDay={(day) =>
        void navigate({ to: '.', search: (day === today ? {} : { date: day }) as never })
      }
      notFound={<NotFoundPage />}
    />
  );
}

/** Remounts the page when another member is opened. */
export default function MemberDayPage() {
  return <Day key={useEmployeeId()} />;
}
