import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { holidayImportMachine } from '#machines/holidays/holiday-import.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { holidayYearAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { HolidayImportScreen } from './holiday-import.screen.tsx';
import { useYear } from './use-year.ts';

function HolidayImportPage() {
  const year = useYear();
  const { timeZone } = useDateSettings();
  const navigate = useNavigate();
  const actor = useActorRef(holidayImportMachine, { input: { year, timeZone } });
  const question = useUnsaved(() => {
    const state = actor.getSnapshot();
    return state.status === 'active' && state.hasTag('unsaved');
  });
  useFollowed(actor, (state) => {
    if (!state.matches('saved')) return;
    const [first] = state.context.sent;
    void navigate(holidayYearAddresses.ofYear(Number(first?.date?.slice(0, 4) ?? year)));
  });
  return (
    <>
      <HolidayImportScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.stop()} />
    </>
  );
}

/** Starts again when another year is opened. */
export default function ImportOfYear() {
  return <HolidayImportPage key={useYear()} />;
}
