import { useSelector } from '@xstate/react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { CycleAdditionActor } from '#machines/reviews/cycles/people/cycle-addition.machine.ts';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';
import { useText } from '#i18n/text.tsx';
import { FormDialog } from '#records/form/form-dialog.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchFilters } from '../list/search-filters.tsx';
import { useCandidateColumns } from './use-candidate-columns.tsx';
import { usePeopleSearch } from './use-people-search.ts';

const getName = ({ employeeName }: Candidate) => employeeName;
const getId = ({ employeeId }: Candidate) => employeeId;

interface AdditionProps {
  actor: CycleAdditionActor;
}

/** Adds people to a cycle. */
export function AdditionDialog({ actor }: AdditionProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const candidates = useSelector(actor, ({ children }) => children.candidates);
  const getSelected = () => candidates?.getSnapshot().context.selection ?? [];
  return (
    <FormDialog
      title={text('addPeople')}
      closeLabel={records('close')}
      isOpen={isOpen}
      size="large"
      hasUnsaved={() => getSelected().length > 0}
      onClose={() => actor.send({ type: 'CANCEL' })}
      renderActions={(cancel) =>
        candidates && <Actions actor={actor} candidates={candidates} onCancel={cancel} />
      }
    >
      {candidates && <People actor={actor} candidates={candidates} />}
    </FormDialog>
  );
}

interface PeopleProps extends AdditionProps {
  candidates: ListActor<Candidate>;
}

function Actions({ actor, candidates, onCancel }: PeopleProps & { onCancel: () => void }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const selection = useSelector(candidates, ({ context }) => context.selection);
  return (
    <>
      <Button isDisabled={isBusy} onPress={onCancel}>
        {records('cancel')}
      </Button>
      <Button
        variant="primary"
        isPending={isBusy}
        pendingLabel={text('adding')}
        blockedBecause={selection.length === 0 ? text('selectFirst') : null}
        onPress={() => actor.send({ type: 'people.add', employeeIds: selection.map(getId) })}
      >
        {text('addSelected', { count: selection.length })}
      </Button>
    </>
  );
}

function People({ actor, candidates }: PeopleProps) {
  const text = useText('reviewCycles');
  const failure = useSelector(actor, ({ context }) => context.failure);
  const { search, onSearch, onRetry } = usePeopleSearch(actor, candidates);
  return (
    <>
      <SaveFailure failure={failure} title={text('notAdded')} />
      <PagedGrid
        actor={candidates}
        search={search}
        onSearch={onSearch}
        hiddenColumns={[]}
        onHiddenColumns={() => undefined}
        onRetry={onRetry}
        label={text('employeeIds')}
        columns={useCandidateColumns()}
        getName={getName}
        emptyText={text('noOthers')}
        picking={useBulkChoice(candidates, getName, getId)}
        toolbar={
          <SearchFilters label={text('searchPeople')} search={search} onSearch={onSearch}>
            {null}
          </SearchFilters>
        }
      />
    </>
  );
}
