import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { holidayCopyMachine } from '#machines/holidays/holiday-copy.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { holidayYearAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useUnsaved } from '#page/drafts/use-unsaved.ts';
import { useFollowed } from '#ui/hooks/use-followed.ts';
import { HolidayCopyScreen } from './holiday-copy.screen.tsx';
import { useYear } from './use-year.ts';

function HolidayCopyPage() {
  const year = useYear();
  const { timeZone } = useDateSettings();
  const navigate = useNavigate();
  const actor = useActorRef(holidayCopyMachine, { input: { year, timeZone } });
  const question = useUnsaved(() => {
    const { context, status } = actor.getSnapshot();
    return status === 'active' && context.isEdited;
  });
  useFollowed(actor, (state) => {
    if (state.matches('saved')) void navigate(holidayYearAddresses.ofYear(year + 1));
  });
  return (
    <>
      <HolidayCopyScreen actor={actor} />
      <UnsavedDialog question={question} onLeave={() => actor.stop()} />
    </>
  );
}

/** Starts again when another year is opened. */
export default function CopyOfYear() {
  return <HolidayCopyPage key={useYear()} />;
}
