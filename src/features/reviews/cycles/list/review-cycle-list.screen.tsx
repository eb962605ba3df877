import { useSelector } from '@xstate/react';
import { Plus } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { FilterChoicesActor } from '#machines/lists/create-filter-choices.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { CycleActionActor } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import type { CycleChoices } from '#machines/reviews/cycles/list/cycle-list.actors.ts';
import { cycleStatuses, statusFilter, type Cycle } from '#machines/reviews/cycles/cycle.ts';
import { useText } from '#i18n/text.tsx';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { AddLink } from '#records/list/add-link.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { CycleFilters } from './cycle-filters.tsx';
import type { CycleMenuProps } from './cycle-menu.tsx';
import { CycleQuestions } from '../cycle-questions.tsx';
import { FilterChips } from './filter-chips.tsx';
import { useCycleColumns } from './use-cycle-columns.tsx';

export interface ReviewCycleListScreenProps extends ListPageState {
  actor: ListActor<Cycle>;
  choices: FilterChoicesActor<CycleChoices>;
  actions: CycleActionActor;
  /** The offer to undo the last action. */
  undo?: ReactNode;
}

const CycleMenu = onDemand<CycleMenuProps>(() =>
  import('./cycle-menu.tsx').then((module) => module.CycleMenu),
);

const getName = ({ cycleName }: Cycle) => cycleName;

/** The review cycles, page by page, with the number in each status. Source: REVW-007, REVW-068. */
export function ReviewCycleListScreen(props: ReviewCycleListScreenProps) {
  const { actor, choices, actions, undo, ...listState } = props;
  const text = useText('reviewCycles');
  const reviews = useText('reviews');
  const records = useText('records');
  const legends = useSelector(choices, ({ context }) => context.choices?.legends ?? null);
  const counts = useSelector(actor, ({ context }) => context.counts);
  const columns = useCycleColumns(legends);
  const renderActions = useCallback(
    (cycle: Cycle) => (
      <RowMenu label={records('moreActions', { name: cycle.cycleName })} list={CycleMenu}>
        <CycleMenu cycle={cycle} actions={actions} />
      </RowMenu>
    ),
    [actions, records],
  );
  return (
    <>
      <PageHead title={text('title')}>
        <AddCycle />
      </PageHead>
      <FilterChips
        label={text('statuses')}
        name={statusFilter}
        chips={cycleStatuses.map((status) => ({
          value: status,
          label: reviews(`cycleStatus_${status}`),
          count: counts?.[status],
        }))}
        search={listState.search}
        onSearch={listState.onSearch}
      />
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={<AddCycle />}
        toolbar={
          <CycleFilters choices={choices} search={listState.search} onSearch={listState.onSearch} />
        }
        renderActions={renderActions}
      />
      <CycleQuestions actor={actions} />
      {undo}
    </>
  );
}

/** Opens the page of a new cycle, or says why it can't be created. */
function AddCycle() {
  const text = useText('reviewCycles');
  const { reason } = useBlocked('cycle.add');
  if (reason !== null) {
    return (
      <Button variant="primary" icon={<Plus aria-hidden="true" />} blockedBecause={reason}>
        {text('add')}
      </Button>
    );
  }
  return <AddLink address={reviewCycleAddresses.create}>{text('add')}</AddLink>;
}
