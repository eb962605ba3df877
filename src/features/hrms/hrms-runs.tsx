import { useMemo } from 'react';
import { ListChecks } from 'lucide-react';
import type { HrmsRun } from '#machines/hrms/hrms.ts';
import type { HrmsRunActor } from '#machines/hrms/hrms-run.machine.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import styles from './hrms.module.css';

interface HrmsRunsProps extends ListPageState {
  actor: ListActor<HrmsRun>;
  run: HrmsRunActor;
}

/** The log: every run with who, when and how much; each opens with its values. Source: INTEG-021. */
export function HrmsRuns({ actor, run, ...listState }: HrmsRunsProps) {
  const text = useText('hrms');
  const { dateTime } = useFormat();
  return (
    <div className={styles.field}>
      <h2>{text('runs')}</h2>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('runs')}
        columns={useRunColumns()}
        getName={({ startedOn }) => startedOn}
        emptyText={text('noRuns')}
        renderActions={({ id, startedOn, isUndoable }) => (
          <Button
            size="small"
            icon={<ListChecks aria-hidden="true" />}
            aria-label={text('openRun', {
              action: text(isUndoable ? 'openUndo' : 'open'),
              time: dateTime(startedOn),
            })}
            onPress={() => run.send({ type: 'run.open', id })}
          >
            {text(isUndoable ? 'openUndo' : 'open')}
          </Button>
        )}
      />
    </div>
  );
}

function useRunColumns(): readonly GridColumn<HrmsRun>[] {
  const text = useText('hrms');
  const format = useFormat();
  return useMemo(() => {
    const nameTypes = ({ types }: HrmsRun) => types.map((type) => text(`type_${type}`)).join(', ');
    const getStatus = ({ undoneOn, undoneByName, leftCount }: HrmsRun) =>
      undoneOn === null
        ? []
        : [
            text('undoneBy', { who: undoneByName ?? '', time: format.dateTime(undoneOn) }),
            ...(leftCount > 0 ? [text('undoneLeft', { count: leftCount })] : []),
          ];
    return [
      {
        id: 'startedOn',
        header: text('startedOn'),
        cell: ({ startedOn }) => <time dateTime={startedOn}>{format.dateTime(startedOn)}</time>,
        csv: ({ startedOn }) => startedOn,
        isSortable: true,
      },
      {
        id: 'startedByName',
        header: text('startedByName'),
        cell: ({ startedByName }) => <bdi>{startedByName}</bdi>,
        csv: ({ startedByName }) => startedByName,
        isSortable: true,
        filter: 'text',
      },
      {
        id: 'providerName',
        header: text('hrms'),
        cell: ({ providerName }) => <bdi>{providerName}</bdi>,
        csv: ({ providerName }) => providerName,
        isSortable: true,
        filter: 'text',
      },
      { id: 'types', header: text('fields'), cell: nameTypes, csv: nameTypes, isLong: true },
      {
        id: 'changedCount',
        header: text('changedCount'),
        cell: ({ changedCount }) => format.number(changedCount),
        csv: ({ changedCount }) => String(changedCount),
        isSortable: true,
        align: 'end',
      },
      {
        id: 'skippedCount',
        header: text('skippedCount'),
        cell: ({ skippedCount }) => format.number(skippedCount),
        csv: ({ skippedCount }) => String(skippedCount),
        align: 'end',
      },
      {
        id: 'status',
        header: text('status'),
        cell: (row) => (
          <>
            <Badge tone={row.undoneOn !== null ? 'warning' : row.isUndoable ? 'info' : 'neutral'}>
              {text(getStatusKey(row))}
            </Badge>
            {getStatus(row).map((line) => (
              <div key={line}>
                <bdi>{line}</bdi>
              </div>
            ))}
          </>
        ),
        csv: (row) => [text(getStatusKey(row)), ...getStatus(row)].join('; '),
        isLong: true,
      },
    ];
  }, [text, format]);
}

function getStatusKey({ undoneOn, isUndoable }: HrmsRun) {
  if (undoneOn !== null) return 'undone';
  return isUndoable ? 'lastRun' : 'applied_status';
}
