import { useActorRef } from '@xstate/react';
import { X } from 'lucide-react';
import { assigneeSearchMachine } from '#machines/asset-assignment/assignee-search.machine.ts';
import { receiverOfChoice, type Receiver } from '#machines/asset-assignment/assignee.ts';
import {
  handoverName,
  handoverStates,
  warranties,
  warrantyName,
  type IdFilter,
} from '#machines/assets/list/asset-search.ts';
import type { Asset, AssetChoices } from '#machines/assets/asset.ts';
import { getFilter, getFilterIds } from '#machines/lists/list-search.ts';
import { emptyId } from '#machines/validation/rules.ts';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { ChoiceSearchField } from '#records/list/search-field.tsx';
import { Button } from '#ui/controls/button.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { MultiSelect } from '#ui/choices/multi-select.tsx';
import { Select } from '#ui/fields/select.tsx';
import { toChoices } from '../form/asset-fields.tsx';
import { styles } from './marks.tsx';

export interface AssetFiltersProps extends Pick<ListPageState, 'search' | 'onSearch'> {
  /** Null until they are loaded; until then nothing can be selected. */
  choices: AssetChoices | null;
  /** The shown rows, which provide names for the assignees in the address. */
  rows: readonly Asset[];
}

/**
 * Filters by types, categories, locations, vendors and assignees, any of which has to match, and by
 * warranty. Loaded on the first request.
 */
export function AssetFilters({ choices, ...props }: AssetFiltersProps) {
  const text = useText('assets');
  const filters = useText('assetFilters');
  const types = choices?.assetTypes.map(({ id, name }) => ({ id, value: name })) ?? [];
  return (
    <div role="group" aria-label={text('filterByMany')} className={styles.filters}>
      <OneOfMany {...props} name="assetTypeIds" label={text('assetType')} items={types} />
      <OneOfMany
        {...props}
        name="assetCategoryIds"
        label={text('assetCategory')}
        items={choices?.assetCategories ?? []}
      />
      <OneOfMany
        {...props}
        name="assetLocationIds"
        label={text('assetLocationName')}
        items={[{ id: emptyId, value: filters('noPlace') }, ...(choices?.assetLocations ?? [])]}
      />
      <OneOfMany
        {...props}
        name="vendorIds"
        label={text('vendorName')}
        items={choices?.vendors ?? []}
      />
      <Warranty {...props} />
      <Accepted {...props} />
      <AssigneeFilter {...props} />
    </div>
  );
}

type FilterProps = Omit<AssetFiltersProps, 'choices'>;

interface OneOfManyProps extends FilterProps {
  name: IdFilter;
  label: string;
  items: readonly { id: string; value: string }[];
}

function OneOfMany({ search, onSearch, name, label, items }: OneOfManyProps) {
  const text = useText('assets');
  const records = useText('records');
  return (
    <MultiSelect
      label={label}
      options={toChoices(items)}
      value={getFilterIds(search, name)}
      onChange={(ids) => onSearch(filteredBy(search, name, ids.join(',')))}
      placeholder={text('allStatuses')}
      searchLabel={records('search')}
      noResults={records('noResults')}
      clearLabel={records('clear')}
    />
  );
}

/** Represents all of them among the options. */
const all = 'all';

/** Filters by warranty status, whether or not its column is shown. */
function Warranty({ search, onSearch }: FilterProps) {
  const text = useText('assets');
  return (
    <Select
      label={text('warranty')}
      placeholder={text('allStatuses')}
      items={[
        { id: all, label: text('allStatuses') },
        ...warranties.map((id) => ({ id, label: text(`warranty_${id}`) })),
      ]}
      value={getFilter(search, warrantyName) || all}
      onChange={(id) => onSearch(filteredBy(search, warrantyName, id === all ? '' : (id ?? '')))}
    />
  );
}

/** Filters by the assignee's response to the handover. */
function Accepted({ search, onSearch }: FilterProps) {
  const text = useText('assets');
  const filters = useText('assetFilters');
  return (
    <Select
      label={filters('handover')}
      placeholder={text('allStatuses')}
      items={[
        { id: all, label: text('allStatuses') },
        ...handoverStates.map((id) => ({ id, label: filters(`handover_${id}`) })),
      ]}
      value={getFilter(search, handoverName) || all}
      onChange={(id) => onSearch(filteredBy(search, handoverName, id === all ? '' : (id ?? '')))}
    />
  );
}

/**
 * Filters by assignee; people without the right to look them up can only remove those in the
 * address.
 */
function AssigneeFilter({ search, onSearch, rows }: FilterProps) {
  const filters = useText('assetFilters');
  const canLookUp = !useBlocked('assetAssignments.basic').isBlocked;
  const [employees, teams] = [getFilterIds(search, 'employeeIds'), getFilterIds(search, 'teamIds')];
  const filterBy = (name: IdFilter, ids: readonly string[]) =>
    onSearch(filteredBy(search, name, [...new Set(ids)].join(',')));
  const add = ({ employeeId, teamId }: Receiver) => {
    if (employeeId !== null) filterBy('employeeIds', [...employees, employeeId]);
    else if (teamId !== null) filterBy('teamIds', [...teams, teamId]);
  };
  const selected = [
    ...employees.map((id) => ({
      id,
      name: rows.find(({ employeeId }) => employeeId === id)?.employeeName,
      drop: () =>
        filterBy(
          'employeeIds',
          employees.filter((each) => each !== id),
        ),
    })),
    ...teams.map((id) => ({
      id,
      name: rows.find(({ teamId }) => teamId === id)?.teamName,
      drop: () =>
        filterBy(
          'teamIds',
          teams.filter((each) => each !== id),
        ),
    })),
  ];
  return (
    <div className={styles.series}>
      {canLookUp && <AssigneeSearch key={selected.length} onSelect={add} />}
      {selected.map(({ id, name = filters('oneHolder'), drop }) => (
        <Button
          key={id}
          size="small"
          icon={<X aria-hidden="true" />}
          aria-label={filters('dropFilter', { name })}
          onPress={drop}
        >
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  );
}

function AssigneeSearch({ onSelect }: { onSelect: (receiver: Receiver) => void }) {
  const filters = useText('assetFilters');
  const search = useActorRef(assigneeSearchMachine, { input: { selected: null } });
  return (
    <ChoiceSearchField
      label={filters('assignedTo')}
      search={search}
      onChange={(choice) => choice && onSelect(receiverOfChoice(choice))}
    />
  );
}
