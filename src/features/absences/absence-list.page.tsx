import { useSearch } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { CalendarOff } from 'lucide-react';
import { absenceListMachine } from '#machines/absences/absence-list.machine.ts';
import { serverClock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { holds } from '#machines/session/workspace.ts';
import { useText } from '#i18n/text.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { PageHead } from '#records/view/page-head.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { AbsenceListScreen } from './absence-list.screen.tsx';

/** The absences of the person, or of the employee in the address. Source: PEOPL-D41. */
export default function AbsencesPage() {
  const { employee }: { employee?: string } = useSearch({ strict: false });
  const { profile } = usePage().workspace;
  const employeeId = employee ?? profile.employeeId;
  return employeeId === null ? <WithoutEmployee /> : <Absences key={employeeId} />;
}

/** Absences belong to an employee record, which the person does not have. */
function WithoutEmployee() {
  const text = useText('absences');
  return (
    <>
      <PageHead title={text('title')} />
      <EmptyState icon={<CalendarOff />} title={text('noEmployee')}>
        {text('noEmployeeText')}
      </EmptyState>
    </>
  );
}

const Absences = retried(({ onRetry }) => {
  const { employee }: { employee?: string } = useSearch({ strict: false });
  const { profile } = usePage().workspace;
  const employeeId = employee ?? profile.employeeId ?? '';
  const isOwn = employeeId === profile.employeeId;
  const today = toIsoDay(serverClock.now(), profile.timeZone);
  const actor = useActorRef(absenceListMachine, { input: { employeeId, today } });
  useTabReturn(actor);
  return (
    <AbsenceListScreen
      actor={actor}
      isOwn={isOwn}
      canEdit={isOwn || holds(profile, 'employees.edit')}
      onRetry={onRetry}
    />
  );
});
