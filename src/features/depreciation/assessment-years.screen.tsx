import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ExportActor } from '#machines/lists/create-export.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import { yearSums, type AssessmentYear } from '#machines/depreciation/assessment-year.ts';
import type { RunDepreciationActor } from '#machines/depreciation/run-depreciation.machine.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { assetAddresses, depreciationAddresses } from '#page/parameters/addresses.ts';
import { RowActions, YearBadge } from './year-marks.tsx';

const RunDialog = onDemand(() => import('./run-dialog.tsx').then((module) => module.RunDialog));

export interface AssessmentYearsScreenProps extends ListPageState {
  actor: ListActor<AssessmentYear>;
  run: RunDepreciationActor;
  exporting: ExportActor<AssessmentYear>;
}

const getName = ({ assessmentYear }: AssessmentYear) => assessmentYear;

/** The assessment years, each with the depreciation of its assets. Source: ASSET-038, ASSET-007. */
export function AssessmentYearsScreen(props: AssessmentYearsScreenProps) {
  const { actor, run, exporting, ...listState } = props;
  const text = useText('depreciation');
  const { isBlocked } = useBlocked('assetManager.basic');
  const wasRun = useSelector(run, ({ context }) => context.year !== null);
  return (
    <>
      <PageHead title={text('title')} />
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={useYearColumns()}
        getName={getName}
        emptyText={text('noneYet')}
        emptyAction={
          !isBlocked && <LinkButton address={assetAddresses.list}>{text('toAssets')}</LinkButton>
        }
        renderActions={(year) => <RowActions year={year} run={run} exporting={exporting} />}
      />
      {wasRun && <RunDialog actor={run} />}
    </>
  );
}

function useYearColumns(): readonly GridColumn<AssessmentYear>[] {
  const text = useText('depreciation');
  const format = useFormat();
  return useMemo(() => {
    const sum = (id: (typeof yearSums)[number]): GridColumn<AssessmentYear> => ({
      id,
      header: text(id),
      cell: ({ [id]: value }) => (value === null ? '-' : format.money(value, 'asset')),
      isSortable: true,
      align: 'end',
    });
    return [
      {
        id: 'assessmentYear',
        header: text('assessmentYear'),
        cell: ({ id, assessmentYear }) => (
          <RecordLink address={depreciationAddresses.year(id)}>{assessmentYear}</RecordLink>
        ),
        isSortable: true,
        filter: 'text',
      },
      { id: 'state', header: text('state'), cell: (year) => <YearBadge year={year} /> },
      {
        id: 'period',
        header: text('period'),
        cell: ({ startDateAsString: from, endDateAsString: to }) => text('fromTo', { from, to }),
      },
      {
        id: 'assetCount',
        header: text('assetCount'),
        cell: ({ assetCount }) => (assetCount === null ? '-' : format.number(assetCount)),
        isSortable: true,
        align: 'end',
      },
      ...yearSums.map(sum),
      {
        id: 'runOn',
        header: text('lastRun'),
        cell: ({ runOn, runByName }) =>
          runOn === null ? '-' : text('ranBy', { when: format.dateTime(runOn), who: runByName }),
      },
    ];
  }, [text, format]);
}
