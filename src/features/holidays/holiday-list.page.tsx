import { useNavigate } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { holidayListMachine } from '#machines/holidays/holiday-list.machine.ts';
import { holidayFields } from '#machines/holidays/holiday.ts';
import { useRestoredMessage } from '#records/form/use-restored-message.ts';
import { holidayAddresses, holidayYearAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { usePage } from '#page/records/use-page.ts';
import { useRecordListState } from '#page/records/use-record-list.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { HolidayListScreen } from './holiday-list.screen.tsx';
import { useHolidayView } from './use-holiday-view.ts';
import { useToday, useYear } from './use-year.ts';

const HolidayListPage = retried(({ onRetry }) => {
  const year = useYear();
  const navigate = useNavigate();
  const { profile } = usePage().workspace;
  const actor = useActorRef(holidayListMachine, { input: { parentId: String(year) } });
  const listState = useRecordListState(holidayAddresses.list, holidayFields);
  useTabReturn(actor);
  useRestoredMessage(actor, ({ name }) => name);
  return (
    <HolidayListScreen
      {...listState}
      {...useHolidayView(profile.id)}
      actor={actor}
      year={year}
      today={useToday()}
      onYear={(next) => void navigate(holidayYearAddresses.ofYear(next))}
      onAddress={(address) => void navigate(address)}
      onRetry={onRetry}
    />
  );
});

/** Remounts the page when another year is opened. */
export default function OfYear() {
  return <HolidayListPage key={useYear()} />;
}
