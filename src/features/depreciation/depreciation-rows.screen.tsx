import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import type { ExportActor } from '#machines/lists/create-export.ts';
import type { ListActor } from '#machines/lists/create-list.ts';
import {
  yearSums,
  type AssessmentYear,
  type DepreciationRow,
} from '#machines/depreciation/assessment-year.ts';
import type { RunDepreciationActor } from '#machines/depreciation/run-depreciation.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Details } from '#records/view/record-view.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { assetAddresses } from '#page/parameters/addresses.ts';
import { YearHead } from './year-head.tsx';
import { HeadActions, YearBadge, YearMismatch } from './year-marks.tsx';
import styles from './depreciation-rows.module.css';

const RunDialog = onDemand(() => import('./run-dialog.tsx').then((module) => module.RunDialog));

export interface DepreciationRowsScreenProps extends ListPageState {
  yearId: string;
  /** All years, including this one. */
  years: ListActor<AssessmentYear>;
  actor: ListActor<DepreciationRow>;
  run: RunDepreciationActor;
  exporting: ExportActor<AssessmentYear>;
  /** Shown when there is no such year. */
  notFound: ReactNode;
}

const getName = ({ assetCode }: DepreciationRow) => assetCode;

/** The depreciation of each asset in a year. Source: ASSET-007, ASSET-106. */
export function DepreciationRowsScreen(props: DepreciationRowsScreenProps): ReactNode {
  const { yearId, years, actor, run, exporting, notFound, ...listState } = props;
  const records = useText('records');
  const why = useCauseText();
  const { rows, cause } = useSelector(years, ({ context }) => context);
  const isUnavailable = useSelector(years, (state) => state.matches('unavailable'));
  const wasRun = useSelector(run, ({ context }) => context.year !== null);
  const year = rows?.find(({ id }) => id === yearId) ?? null;
  if (rows !== null && year === null) return notFound;
  return (
    <>
      <YearHead name={year?.assessmentYear ?? null}>
        {year !== null && <HeadActions year={year} run={run} exporting={exporting} />}
      </YearHead>
      {isUnavailable ? (
        <Unavailable
          title={records('unavailable')}
          reason={why(cause)}
          retryLabel={records('tryAgain')}
          onRetry={listState.onRetry}
        >
          {records('unavailableText')}
        </Unavailable>
      ) : (
        <>
          <YearMismatch year={year} />
          <YearDetails year={year} />
          <Rows {...listState} actor={actor} isNotRun={year?.isRun === false} />
        </>
      )}
      {wasRun && <RunDialog actor={run} />}
    </>
  );
}

interface RowsProps extends ListPageState, Pick<DepreciationRowsScreenProps, 'actor'> {
  isNotRun: boolean;
}

/**
 * The assets of the year; before the first run, there are none, and a hint replaces “No records
 * found.”.
 */
function Rows({ isNotRun, ...grid }: RowsProps) {
  const text = useText('depreciation');
  const columns = useRowColumns();
  return (
    <div className={styles.rows}>
      <h2>{text('assets')}</h2>
      <PagedGrid
        {...grid}
        label={text('assets')}
        columns={columns}
        getName={getName}
        {...(isNotRun && { emptyText: text('notRunYet') })}
      />
    </div>
  );
}

/** The progress of the year and its totals; null while it loads. */
function YearDetails({ year }: { year: AssessmentYear | null }) {
  const text = useText('depreciation');
  const format = useFormat();
  const money = (value: number | null | undefined) =>
    typeof value === 'number' ? format.money(value, 'asset') : '';
  const lastRun = year?.runOn && { when: format.dateTime(year.runOn), who: year.runByName };
  return (
    <Details
      isWaiting={year === null}
      items={[
        [text('assessmentYear'), year?.assessmentYear],
        [text('state'), year && <YearBadge key="state" year={year} />],
        [text('period'), year && text('fromTo', toPeriod(year))],
        [text('lastRun'), lastRun && text('ranBy', lastRun)],
        ...yearSums.map((name) => [text(name), money(year?.[name])] as const),
      ]}
    />
  );
}

const toPeriod = ({ startDateAsString, endDateAsString }: AssessmentYear) => ({
  from: startDateAsString,
  to: endDateAsString,
});

type Shown = 'price' | (typeof yearSums)[number];

function useRowColumns(): readonly GridColumn<DepreciationRow>[] {
  const text = useText('depreciation');
  const format = useFormat();
  const { isBlocked: cannotView } = useBlocked('assetManager.view');
  return useMemo(() => {
    const buildTextColumn = (id: 'name' | 'assetType'): GridColumn<DepreciationRow> => ({
      id,
      header: text(id),
      cell: ({ [id]: value }) => <bdi>{value || '-'}</bdi>,
      isSortable: true,
      filter: 'text',
    });
    const money = (id: Shown): GridColumn<DepreciationRow> => ({
      id,
      header: text(id),
      cell: ({ [id]: value }) => format.money(value, 'asset'),
      isSortable: true,
      align: 'end',
    });
    return [
      {
        ...buildTextColumn('name'),
        id: 'assetCode',
        header: text('assetCode'),
        cell: ({ assetId, assetCode, isDeleted }) =>
          cannotView || isDeleted ? (
            <bdi>{assetCode}</bdi>
          ) : (
            <RecordLink address={assetAddresses.view(assetId)}>{assetCode}</RecordLink>
          ),
      },
      { ...buildTextColumn('name'), isLong: true },
      buildTextColumn('assetType'),
      {
        id: 'dateOfPurchaseAsString',
        header: text('dateOfPurchase'),
        cell: ({ dateOfPurchaseAsString }) => dateOfPurchaseAsString,
        isSortable: true,
      },
      money('price'),
      {
        id: 'usefulLifeInYears',
        header: text('usefulLife'),
        cell: ({ usefulLifeInYears: count }) => text('years', { count }),
        align: 'end',
      },
      money('openingValue'),
      money('additions'),
      money('writtenOff'),
      money('depreciation'),
      {
        ...money('closingValue'),
        cell: ({ closingValue, previousClosingValue }) => (
          <>
            {format.money(closingValue, 'asset')}
            {previousClosingValue !== null && (
              <span className={styles.before}>
                {text('wasBefore', { value: format.money(previousClosingValue, 'asset') })}
              </span>
            )}
          </>
        ),
      },
      {
        id: 'change',
        header: text('change'),
        cell: ({ change, isDeleted }) => (
          <span className={styles.marked}>
            {change === 'none' && !isDeleted && '-'}
            {change !== 'none' && <Badge tone="info">{text(`change_${change}`)}</Badge>}
            {isDeleted && <Badge tone="danger">{text('deleted')}</Badge>}
          </span>
        ),
        filter: (['added', 'changed'] as const).map((value) => ({
          value,
          label: text(`change_${value}`),
        })),
      },
    ];
  }, [text, format, cannotView]);
}
