import { PackageCheck, Search } from 'lucide-react';
import { useMemo } from 'react';
import {
  getAssigneeId,
  assigneeKinds,
  holding,
  holdingName,
  isTeam,
  kindName,
  type AssetHolder,
} from '#machines/asset-assignment/assignee.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { searchName } from '#machines/records/record-page.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { filteredBy } from '#ui/data-grid/search.ts';
import { assignmentAddresses, teamAddresses } from '#page/parameters/addresses.ts';
import { AssignedCount, AssigneeIcon, styles } from './assignee-icon.tsx';

interface AssigneesScreenProps extends ListPageState {
  actor: ListActor<AssetHolder>;
}

const getName = ({ name }: AssetHolder) => name;

/** Lists everyone who has assets or can receive some. Source: ASSET-012, ASSET-112. */
export function AssigneesScreen(props: AssigneesScreenProps) {
  const text = useText('assetAssignment');
  return (
    <>
      <PageHead title={text('title')} />
      <PagedGrid
        {...props}
        label={text('title')}
        columns={useAssigneeColumns()}
        getName={getName}
        toolbar={<AssigneeSearch {...props} />}
        emptyText={text('nobodyYet')}
        emptyAction={<ToTeams />}
      />
    </>
  );
}

/** Links to the page where teams and their members are added. */
function ToTeams() {
  const text = useText('assetAssignment');
  const { isBlocked } = useBlocked('teams.basic');
  return !isBlocked && <LinkButton address={teamAddresses.list}>{text('toTeams')}</LinkButton>;
}

/** Filters by a part of a name, and by whether the assignee has any assets. */
function AssigneeSearch({ search, onSearch }: Pick<ListPageState, 'search' | 'onSearch'>) {
  const text = useText('assetAssignment');
  const records = useText('records');
  const valueOf = (requested: string) =>
    search.columnFilters.find(({ name }) => name === requested)?.value ?? '';
  const isHolding = valueOf(holdingName) === holding;
  return (
    <div className={styles.toolbar}>
      <TextFilter
        label={records('search')}
        placeholder={records('search')}
        icon={<Search aria-hidden="true" />}
        value={valueOf(searchName)}
        onFilter={(typed) => onSearch(filteredBy(search, searchName, typed))}
      />
      <Button
        size="small"
        variant={isHolding ? 'secondary' : 'quiet'}
        aria-pressed={isHolding}
        icon={<PackageCheck aria-hidden="true" />}
        onPress={() => onSearch(filteredBy(search, holdingName, isHolding ? '' : holding))}
      >
        {text('withAssets')}
      </Button>
    </div>
  );
}

function useAssigneeColumns(): readonly GridColumn<AssetHolder>[] {
  const text = useText('assetAssignment');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('name'),
        cell: (assignee) => (
          <span className={styles.marked}>
            <AssigneeIcon assignee={assignee} />
            <RecordLink address={assignmentAddresses.assignee(getAssigneeId(assignee))}>
              {assignee.name}
            </RecordLink>
          </span>
        ),
      },
      {
        id: kindName,
        header: text('kind'),
        cell: (assignee) => text(isTeam(assignee) ? 'kind_Team' : 'kind_Employee'),
        filter: assigneeKinds.map((value) => ({ value, label: text(`kind_${value}`) })),
      },
      { id: 'teamName', header: text('teamName'), cell: renderCell('teamName') },
      { id: 'workPlace', header: text('workPlace'), cell: renderCell('workPlace') },
      {
        id: 'assetCount',
        header: text('assetCount'),
        cell: (assignee) => <AssignedCount assignee={assignee} />,
        align: 'end',
      },
      {
        id: 'totalPrice',
        header: text('totalPrice'),
        cell: ({ totalPrice }) => format.money(totalPrice, 'asset'),
        align: 'end',
      },
    ],
    [text, format],
  );
}

const renderCell = (field: 'teamName' | 'workPlace') => (assignee: AssetHolder) => (
  <bdi>{assignee[field] || '-'}</bdi>
);
