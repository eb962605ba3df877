import { useParams } from '@tanstack/react-router';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useActorRef } from '@xstate/react';
import { assessmentYearsMachine } from '#machines/depreciation/assessment-years.machine.ts';
import { isYearId, rowColumns } from '#machines/depreciation/assessment-year.ts';
import { depreciationRowsMachine } from '#machines/depreciation/depreciation-rows.machine.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { DepreciationRowsScreen } from './depreciation-rows.screen.tsx';
import { useYearActions } from './use-year-actions.ts';

/** Id of the year in the address; empty if it is invalid. */
function useYearId(): string {
  const { yearId }: { yearId?: string } = useParams({ strict: false });
  return isYearId(yearId) ? yearId : '';
}

/** Finds the year by the calendar year in which it starts, which is part of its name. */
const onlyYear = (yearId: string) => ({
  ...firstPage,
  columnFilters: [{ name: 'assessmentYear', value: yearId }],
});

const DepreciationRowsPage = retried(({ onRetry }) => {
  const yearId = useYearId();
  const { profile } = usePage().workspace;
  const address = useListSearch(rowColumns);
  const years = useActorRef(assessmentYearsMachine, { input: { search: onlyYear(yearId) } });
  const actor = useActorRef(depreciationRowsMachine, {
    input: { search: address.search, parentId: yearId },
  });
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(years);
  const yearActions = useYearActions(years);
  // Two lists of one page: neither ends with the other if it cannot be loaded.
  useEmitted(yearActions.run, { 'year.run': () => actor.send({ type: 'rows.changed' }) });
  return (
    <DepreciationRowsScreen
      {...followed}
      {...usePersistedColumns(profile.id, '/assetDepreciation/$yearId')}
      {...yearActions}
      yearId={yearId}
      years={years}
      actor={actor}
      notFound={<NotFoundPage />}
      onRetry={onRetry}
    />
  );
});

/** Remounts the page when another year is opened. */
export default function OfYear() {
  const yearId = useYearId();
  return yearId === '' ? <NotFoundPage /> : <DepreciationRowsPage key={yearId} />;
}
