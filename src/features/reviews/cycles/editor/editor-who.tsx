import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { CycleEditorActor } from '#machines/reviews/cycles/cycle-editor.machine.ts';
import type { Candidate } from '#machines/reviews/cycles/people/cycle-people.ts';
import { useErrorText } from '#i18n/error-text.ts';
import { useText } from '#i18n/text.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import { SaveFailure } from '#records/form/save-failure.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn, GridPicking } from '#ui/data-grid/grid.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Select } from '#ui/fields/select.tsx';
import type { PickInterfacerProps } from '../people/pick-interfacer.tsx';
import { SearchFilters } from '../list/search-filters.tsx';
import { useCandidateColumns } from '../people/use-candidate-columns.tsx';
import { usePeopleSearch } from '../people/use-people-search.ts';
import styles from '../review-cycles.module.css';

const PickInterfacer = onDemand<PickInterfacerProps>(() =>
  import('../people/pick-interfacer.tsx').then((module) => module.PickInterfacer),
);

interface EditorWhoProps {
  actor: CycleEditorActor;
}

const everyone = 'everyone';
const getName = ({ employeeName }: Candidate) => employeeName;

/** The first step of a new cycle: a team or everyone, and who is reviewed. */
export function EditorWho({ actor }: EditorWhoProps) {
  const text = useText('reviewCycles');
  const candidates = useSelector(actor, ({ children }) => children.candidates);
  const choices = useSelector(actor, ({ context }) => context.choices);
  const teamId = useSelector(actor, ({ context }) => context.form.teamId);
  const failure = useSelector(actor, ({ context }) => context.failure);
  return (
    <>
      <SaveFailure failure={failure} title={text('notDone')} />
      <div className={styles.choice}>
        <Select
          label={text('teamId')}
          placeholder={text('teamId')}
          items={[
            { id: everyone, label: text('everyone') },
            ...(choices?.teams ?? []).map(({ id, value }) => ({ id, label: value })),
          ]}
          value={teamId || everyone}
          onChange={(id) =>
            actor.send({
              type: 'team.select',
              teamId: id === null || id === everyone ? '' : id,
            })
          }
        />
      </div>
      {candidates && (
        <>
          <SelectionBar actor={actor} candidates={candidates} />
          <People actor={actor} candidates={candidates} />
        </>
      )}
    </>
  );
}

interface PeopleProps extends EditorWhoProps {
  candidates: ListActor<Candidate>;
}

/** How many people are selected, and the selection of all that match. */
function SelectionBar({ actor, candidates }: PeopleProps) {
  const text = useText('reviewCycles');
  const errorText = useErrorText();
  const count = useSelector(actor, ({ context }) => context.form.employeeIds.length);
  const error = useSelector(actor, ({ context }) => context.errors.employeeIds);
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  const total = useSelector(candidates, ({ context }) => context.total);
  const search = useSelector(candidates, ({ context }) => context.search);
  return (
    <div role="group" aria-label={text('employeeIds')} className={styles.selectionBar}>
      <span role="status">{text('peopleSelected', { count })}</span>
      <Button
        size="small"
        isPending={isBusy}
        pendingLabel={text('selecting')}
        isDisabled={total === 0}
        onPress={() => actor.send({ type: 'people.selectAll', search })}
      >
        {text('selectAll', { count: total })}
      </Button>
      {count > 0 && (
        <Button size="small" variant="quiet" onPress={() => actor.send({ type: 'people.clear' })}>
          {text('clearPeople')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.fieldError}>
          {errorText(error, text('employeeIds'))}
        </p>
      )}
    </div>
  );
}

function People({ actor, candidates }: PeopleProps) {
  const text = useText('reviewCycles');
  const [selected, setSelected] = useState<Candidate | null>(null);
  const columns = useEditorColumns(actor, setSelected);
  const { search, onSearch, onRetry } = usePeopleSearch(actor, candidates);
  return (
    <>
      <PagedGrid
        actor={candidates}
        search={search}
        onSearch={onSearch}
        hiddenColumns={[]}
        onHiddenColumns={() => undefined}
        onRetry={onRetry}
        label={text('employeeIds')}
        columns={columns}
        getName={getName}
        emptyText={text('noCandidates')}
        picking={usePicking(actor)}
        toolbar={
          <SearchFilters label={text('searchPeople')} search={search} onSearch={onSearch}>
            {null}
          </SearchFilters>
        }
      />
      {selected && (
        <PickInterfacer
          key={selected.employeeId}
          actor={actor}
          candidate={selected}
          onClose={() => setSelected(null)}
        />
      )}
    </>
  );
}

/** The columns of the people, with who deals with the client of those who are selected. */
function useEditorColumns(
  actor: CycleEditorActor,
  onPick: (candidate: Candidate) => void,
): readonly GridColumn<Candidate>[] {
  const text = useText('reviewCycles');
  const columns = useCandidateColumns();
  const interfacers = useSelector(actor, ({ context }) => context.form.interfacers);
  const selected = useSelector(actor, ({ context }) => context.form.employeeIds);
  return useMemo(() => {
    const ids = new Set(selected);
    const names = new Map(interfacers.map(({ employeeId, label }) => [employeeId, label]));
    return [
      ...columns,
      {
        id: 'interfacer',
        header: text('interfacer'),
        cell: (row) =>
          ids.has(row.employeeId) ? (
            <Button size="small" variant="quiet" onPress={() => onPick(row)}>
              <bdi>{names.get(row.employeeId) ?? (row.reportingToName || text('byManager'))}</bdi>
              <span className="visually-hidden">
                {' '}
                {text('chooseInterfacer', { name: row.employeeName })}
              </span>
            </Button>
          ) : (
            '-'
          ),
      },
    ];
  }, [columns, interfacers, selected, text, onPick]);
}

/** The checkboxes of the rows; the selection is part of the form, so that a draft contains it. */
function usePicking(actor: CycleEditorActor): GridPicking<Candidate> {
  const records = useText('records');
  const selected = useSelector(actor, ({ context }) => context.form.employeeIds);
  return useMemo(() => {
    const ids = new Set(selected);
    return {
      isSelected: ({ employeeId }) => ids.has(employeeId),
      onSelect: (rows, isSelected) =>
        actor.send({
          type: 'people.toggle',
          employeeIds: rows.map(({ employeeId }) => employeeId),
          isSelected,
        }),
      onClear: () => actor.send({ type: 'people.clear' }),
      getLabel: ({ employeeName }) => records('chooseRow', { name: employeeName }),
      allLabel: records('chooseAll'),
    };
  }, [actor, selected, records]);
}
