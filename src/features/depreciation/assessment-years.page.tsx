import { useActorRef } from '@xstate/react';
import { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import { yearColumns, type AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { depreciationAddresses } from '#page/parameters/addresses.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useApp } from '#page/entry/use-app.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { AssessmentYearsScreen } from './assessment-years.screen.tsx';
import { useYearActions } from './use-year-actions.ts';

const AssessmentYearsPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(yearColumns);
  const memory = useApp().getRows<AssessmentYear>(yearColumns);
  const actor = useActorRef(assessmentYearsMachine, { input: { search: address.search, memory } });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  return (
    <AssessmentYearsScreen
      {...followed}
      {...usePersistedColumns(profile.id, depreciationAddresses.list.to)}
      {...useYearActions(actor)}
      actor={actor}
      onRetry={onRetry}
    />
  );
});

export default AssessmentYearsPage;
