import { useActorRef } from '@xstate/react';
import { employeeFiltersMachine } from '#machines/employees/list/employee-filters.machine.ts';
import { employeeListMachine } from '#machines/employees/list/employee-list.machine.ts';
import { employeeColumns } from '#machines/employees/list/employee-search.ts';
import type { Employee } from '#machines/employees/employee.ts';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried, useCopyAddress } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { EmployeeListScreen } from './employee-list.screen.tsx';

/** Hidden until the person shows them. */
const hiddenAtFirst = ['email', 'isTeamLead', 'shift'];

/** The employees; filters and order are in the address. Source: PEOPL-001. */
const EmployeeListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(employeeColumns);
  const memory = useApp().getRows<Employee>(employeeColumns);
  const actor = useActorRef(employeeListMachine, { input: { search: address.search, memory } });
  const filters = useActorRef(employeeFiltersMachine);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(filters);
  return (
    <EmployeeListScreen
      {...followed}
      {...usePersistedColumns(profile.id, employeeAddresses.list.to, hiddenAtFirst)}
      actor={actor}
      filters={filters}
      onCopyAddress={useCopyAddress()}
      onRetry={onRetry}
    />
  );
});

export default EmployeeListPage;
