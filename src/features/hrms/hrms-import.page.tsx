import { useActorRef } from '@xstate/react';
import { useCompanion } from '#records/use-companion.ts';
import { hrmsRunColumns, type HrmsRun } from '#machines/hrms/hrms.ts';
import { hrmsImportMachine } from '#machines/hrms/hrms-import.machine.ts';
import { hrmsRunListMachine } from '#machines/hrms/hrms-run-list.machine.ts';
import { hrmsRunMachine } from '#machines/hrms/hrms-run.machine.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { HrmsImportScreen } from './hrms-import.screen.tsx';

/** The HRMS import; its log reloads with every run and undo. Source: INTEG-021. */
const HrmsImportPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(hrmsRunColumns);
  const memory = useApp().getRows<HrmsRun>(hrmsRunColumns);
  const actor = useActorRef(hrmsImportMachine, {
    input: { runs: { search: address.search, memory } },
  });
  const run = useCompanion(actor, hrmsRunMachine);
  const runs = useCompanion(actor, hrmsRunListMachine);
  const followed = useListAddress(runs, address);
  useTabReturn(actor);
  useTabReturn(runs);
  return (
    <HrmsImportScreen
      {...followed}
      {...usePersistedColumns(profile.id, '/organizationSettings/hrms')}
      actor={actor}
      runs={runs}
      run={run}
      onRetry={onRetry}
    />
  );
});

export default HrmsImportPage;
