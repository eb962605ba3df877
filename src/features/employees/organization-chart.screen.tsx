import { useSelector } from '@xstate/react';
import { Inbox, Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { ChartView } from '#machines/employees/chart/chart-view.ts';
import type { OrganizationChartActor } from '#machines/employees/chart/organization-chart.machine.ts';
import { buildChartLines } from '#machines/employees/chart/organization-chart.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { employeeAddresses } from '#page/parameters/addresses.ts';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { useIsPrinted } from '#ui/hooks/use-is-printed.ts';
import { ChartList } from './chart-list.tsx';
import { ChartSearch } from './chart-search.tsx';
import { ChartTree } from './chart-tree.tsx';
import { ManagerChangeDialog } from './manager-change-dialog.tsx';
import { PrintedChart } from './printed-chart.tsx';
import styles from './organization-chart.module.css';

export interface OrganizationChartScreenProps {
  actor: OrganizationChartActor;
  view: ChartView;
  onView: (view: ChartView) => void;
  /** Prints the open branches. */
  onPrint: () => void;
  onRetry: () => void;
}

/** Everyone who is employed, as a tree or as an indented list. Source: PEOPL-015, PEOPL-016. */
export function OrganizationChartScreen(props: OrganizationChartScreenProps) {
  const { actor, onPrint } = props;
  const text = useText('organizationChart');
  const records = useText('records');
  const isLoaded = useSelector(actor, (state) => state.matches('loaded'));
  const move = useSelector(actor, ({ children }) => children.move);
  return (
    <>
      <PageHead
        title={text('title')}
        above={[{ title: text('listTitle'), to: employeeAddresses.list.to }]}
      >
        <Button
          icon={<Printer aria-hidden="true" />}
          effect="reading"
          blockedBecause={isLoaded ? null : records('loading')}
          onPress={onPrint}
        >
          {text('print')}
        </Button>
      </PageHead>
      <ChartOrState {...props} />
      <OnFirstOpen actor={move}>{(open) => <ManagerChangeDialog actor={open} />}</OnFirstOpen>
    </>
  );
}

function ChartOrState(props: OrganizationChartScreenProps) {
  const { actor, onRetry } = props;
  const text = useText('organizationChart');
  const records = useText('records');
  const why = useCauseText();
  const { chart, cause } = useSelector(actor, ({ context }) => context);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (isUnavailable) {
    return (
      <Unavailable
        title={records('unavailable')}
        reason={why(cause)}
        retryLabel={records('tryAgain')}
        onRetry={onRetry}
      >
        {records('unavailableText')}
      </Unavailable>
    );
  }
  if (!chart) return <Loader label={records('loading')} />;
  if (chart.totalCount === 0) {
    return <EmptyState icon={<Inbox />}>{text('noneYet')}</EmptyState>;
  }
  return <LoadedChart {...props} />;
}

function LoadedChart({ actor, view, onView }: OrganizationChartScreenProps) {
  const text = useText('organizationChart');
  const isPrinted = useIsPrinted();
  const chart = useSelector(actor, ({ context }) => context.chart);
  const expanded = useSelector(actor, ({ context }) => context.expanded);
  const people = chart?.people ?? [];
  const lines = useMemo(
    () => buildChartLines(chart?.people ?? [], new Set(expanded)),
    [chart, expanded],
  );
  return (
    <>
      <p role="status" className={styles.count}>
        {text('headCount', { count: chart?.totalCount ?? 0 })}
      </p>
      <div className={styles.tools}>
        <ChartSearch actor={actor} people={people} onFound={() => onView('tree')} />
        <SegmentedControl
          label={text('view')}
          options={[
            { id: 'tree', label: text('treeView') },
            { id: 'list', label: text('listView') },
          ]}
          value={view}
          onChange={onView}
        />
        {view === 'tree' && (
          <>
            <Button onPress={() => actor.send({ type: 'branches.expand' })}>
              {text('expandAll')}
            </Button>
            <Button onPress={() => actor.send({ type: 'branches.collapse' })}>
              {text('collapseAll')}
            </Button>
          </>
        )}
      </div>
      {isPrinted && <PrintedChart lines={lines} />}
      {!isPrinted && view === 'tree' && <ChartTree actor={actor} lines={lines} />}
      {!isPrinted && view === 'list' && <ChartList actor={actor} people={people} />}
    </>
  );
}
