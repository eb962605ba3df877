import { useSelector } from '@xstate/react';
import { Search, X } from 'lucide-react';
import type { EmployeeFilterOptions } from '#machines/employees/list/employee-list.actors.ts';
import {
  designationFilter,
  leadFilter,
  managerFilter,
  shiftFilter,
  statusFilter,
  teamFilter,
  userFilter,
} from '#machines/employees/list/employee-search.ts';
import type { Employee } from '#machines/employees/employee.ts';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useText } from '#i18n/text.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { isolate } from '#ui/controls/isolate.tsx';
import { Select } from '#ui/fields/select.tsx';
import styles from './employees.module.css';

interface EmployeeFiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  filters: FilterChoicesActor<EmployeeFilterOptions>;
  /** The shown rows, which have the name of the manager in the address. */
  rows: readonly Employee[];
}

/** Searches employees, and filters them. Source: PEOPL-016. */
export function EmployeeFilters({ filters, rows, ...list }: EmployeeFiltersProps) {
  const text = useText('employees');
  const options = useSelector(filters, ({ context }) => context.choices);
  const { search, onSearch } = list;
  return (
    <div className={styles.filters}>
      <TextFilter
        label={text('searchEmployees')}
        placeholder={text('searchEmployees')}
        icon={<Search aria-hidden="true" />}
        value={getFilter(search, searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      <ChoiceFilter
        {...list}
        name={designationFilter}
        label={text('designationId')}
        all={text('allDesignations')}
        choices={(options?.designations ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
      <ChoiceFilter
        {...list}
        name={teamFilter}
        label={text('team')}
        all={text('allTeams')}
        choices={(options?.teams ?? []).map(({ id, name }) => ({ id, label: name }))}
      />
      <ChoiceFilter
        {...list}
        name={shiftFilter}
        label={text('shift')}
        all={text('allShifts')}
        choices={(options?.shifts ?? []).map((shift) => ({ id: shift, label: shift }))}
      />
      <ChoiceFilter
        {...list}
        name={leadFilter}
        label={text('leads')}
        all={text('leadsAndOthers')}
        choices={[
          { id: 'true', label: text('onlyLeads') },
          { id: 'false', label: text('onlyOthers') },
        ]}
      />
      <ChoiceFilter
        {...list}
        name={statusFilter}
        label={text('isActive')}
        all={text('allStatuses')}
        choices={[
          { id: 'true', label: text('active') },
          { id: 'false', label: text('inactive') },
        ]}
      />
      <ChoiceFilter
        {...list}
        name={userFilter}
        label={text('hasUser')}
        all={text('anyUser')}
        choices={[
          { id: 'true', label: text('withUser') },
          { id: 'false', label: text('withoutUser') },
        ]}
      />
      <ManagerChip {...list} rows={rows} />
    </div>
  );
}

type ListProps = Pick<EmployeeFiltersProps, 'search' | 'onSearch'>;

interface ChoiceFilterProps extends ListProps {
  /** The filter that it sets. */
  name: string;
  label: string;
  /** The option that clears it. */
  all: string;
  choices: readonly { id: string; label: string }[];
}

const allId = 'all';

function ChoiceFilter({ name, label, all, choices, search, onSearch }: ChoiceFilterProps) {
  const value = getFilter(search, name);
  return (
    <div className={styles.choice}>
      <Select
        hideLabel
        label={label}
        placeholder={label}
        items={[{ id: allId, label: all }, ...choices]}
        value={value === '' ? allId : value}
        onChange={(id) => onSearch(filteredBy(search, name, id === null || id === allId ? '' : id))}
      />
    </div>
  );
}

/** The manager in the address, e.g. from a link in their view; the filter can be cleared. */
function ManagerChip({ search, onSearch, rows }: ListProps & Pick<EmployeeFiltersProps, 'rows'>) {
  const text = useText('employees');
  const id = getFilter(search, managerFilter);
  if (id === '') return null;
  const name = rows.find(({ reportingToId }) => reportingToId === id)?.reportingTo;
  return (
    <span className={styles.chip}>
      <span>{name ? isolate(text('reportsTo', { name })) : text('reportsToOne')}</span>
      <Button
        variant="quiet"
        size="small"
        icon={<X aria-hidden="true" />}
        aria-label={text('clearManager')}
        onPress={() => onSearch(filteredBy(search, managerFilter, ''))}
      />
    </span>
  );
}
