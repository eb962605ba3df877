import { useSelector } from '@xstate/react';
import { Network, Plus } from 'lucide-react';
import { useCallback } from 'react';
import type { EmployeeFilterOptions } from '#machines/employees/list/employee-list.actors.ts';
import type { Employee } from '#machines/employees/employee.ts';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses, organizationChartAddress } from '#page/parameters/addresses.ts';
import { AddLink } from '#records/list/add-link.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmployeeFilters } from './employee-filters.tsx';
import { EmployeeRowActions } from './employee-row-actions.tsx';
import { useEmployeeColumns } from './use-employee-columns.tsx';

export interface EmployeeListScreenProps extends ListScreenProps<Employee> {
  filters: FilterChoicesActor<EmployeeFilterOptions>;
}

const getName = ({ fullName }: Employee) => fullName;

/** The employees, page by page. Source: PEOPL-001, PEOPL-016. */
export function EmployeeListScreen(props: EmployeeListScreenProps) {
  const { actor, filters, onCopyAddress, ...listState } = props;
  const text = useText('employees');
  const rows = useSelector(actor, ({ context }) => context.rows);
  const renderActions = useCallback(
    (row: Employee) => <EmployeeRowActions row={row} onCopyAddress={onCopyAddress} />,
    [onCopyAddress],
  );
  return (
    <>
      <PageHead title={text('title')}>
        <LinkButton address={organizationChartAddress} icon={<Network aria-hidden="true" />}>
          {text('chart')}
        </LinkButton>
        <AddEmployee />
      </PageHead>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useEmployeeColumns()}
        getName={getName}
        exportName="employees"
        emptyText={text('noneYet')}
        emptyAction={<AddEmployee />}
        toolbar={
          <EmployeeFilters
            filters={filters}
            rows={rows ?? []}
            search={listState.search}
            onSearch={listState.onSearch}
          />
        }
        renderActions={renderActions}
      />
    </>
  );
}

/** Opens the form of a new employee, or says why none can be added. */
function AddEmployee() {
  const text = useText('employees');
  const { reason } = useBlocked('employees.add');
  if (reason === null) return <AddLink address={employeeAddresses.add}>{text('add')}</AddLink>;
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} blockedBecause={reason}>
      {text('add')}
    </Button>
  );
}
