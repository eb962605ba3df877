import { useSelector } from '@xstate/react';
import { FileSpreadsheet, Pencil, UserPlus } from 'lucide-react';
import { lazy, type ReactNode } from 'react';
import type { RecordViewActor } from '#machines/records/create-record-view.ts';
import type { CycleActionActor } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import type { CycleExportActor } from '#machines/reviews/cycles/list/cycle-export.machine.ts';
import type { CycleDetail } from '#machines/reviews/cycles/cycle.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import type { ChartView } from '#records/report/chart-frame.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { RowMenu } from '#ui/overlays/row-menu.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { CycleDialogs } from './cycle-dialogs.tsx';
import { CycleFacts, CycleSteps } from './cycle-facts.tsx';
import type { CycleMenuProps } from './list/cycle-menu.tsx';
import { CycleProgress } from './cycle-progress.tsx';
import { RevieweeTable, type RevieweeTableProps } from './people/reviewee-table.tsx';
import styles from './review-cycles.module.css';
import { useCycleBlocks } from './use-cycle-blocks.ts';

const CycleQuestions = lazy(() =>
  import('./cycle-questions.tsx').then((module) => ({ default: module.CycleQuestions })),
);
const ReviewActionDialog = lazy(() =>
  import('./people/review-action-dialog.tsx').then((module) => ({
    default: module.ReviewActionDialog,
  })),
);
const CycleMenu = onDemand<CycleMenuProps>(() =>
  import('./list/cycle-menu.tsx').then((module) => module.CycleMenu),
);

export interface ReviewCycleScreenProps extends Omit<RevieweeTableProps, 'detail'> {
  actor: RecordViewActor<CycleDetail>;
  actions: CycleActionActor;
  exporting: CycleExportActor;
  chartView: ChartView;
  /** The result of the last reminders, with a button that closes it. */
  notice?: ReactNode;
  /** The offer to undo the last action. */
  undo?: ReactNode;
  /** Content if the cycle does not exist. */
  notFound: ReactNode;
}

/** A review cycle with its progress and its reviewees. Source: REVW-009, REVW-017. */
export function ReviewCycleScreen(props: ReviewCycleScreenProps) {
  const { actor, actions, exporting: _exporting, notice, undo, notFound, ...table } = props;
  const text = useText('reviewCycles');
  const detail = useSelector(actor, ({ context }) => context.record);
  const isQuestionOpen = useSelector(
    actions,
    (state) => state.hasTag('archiving') || state.hasTag('deleting'),
  );
  const isActing = useSelector(
    table.reviewActions,
    (state) => state.hasTag('delivering') || state.hasTag('nudging'),
  );
  const isMissing = useSelector(actor, (state) => state.matches('notFound'));
  if (isMissing) return notFound;
  return (
    <>
      <PageHead
        title={detail?.reviewCycle.cycleName ?? text('viewTitle')}
        above={[{ title: text('title'), to: reviewCycleAddresses.list.to }]}
      >
        {detail && <HeadActions {...props} detail={detail} />}
      </PageHead>
      {notice}
      {detail ? <Content {...table} detail={detail} /> : <Waiting {...props} />}
      <OnFirstOpen actor={isQuestionOpen ? actions : undefined}>
        {(open) => <CycleQuestions actor={open} />}
      </OnFirstOpen>
      <CycleDialogs actor={table.dialogs} />
      <OnFirstOpen actor={isActing ? table.reviewActions : undefined}>
        {(open) => <ReviewActionDialog actor={open} />}
      </OnFirstOpen>
      {undo}
    </>
  );
}

function Waiting({ actor, onRetry }: Pick<ReviewCycleScreenProps, 'actor' | 'onRetry'>) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  if (!isUnavailable) return <Loader label={records('loading')} />;
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

type HeadActionsProps = Pick<ReviewCycleScreenProps, 'dialogs' | 'exporting' | 'actions'> & {
  detail: CycleDetail;
};

function HeadActions({ dialogs, exporting, actions, detail }: HeadActionsProps) {
  const text = useText('reviewCycles');
  const records = useText('records');
  const { reviewCycle: cycle } = detail;
  const { change } = useCycleBlocks(cycle);
  const isExporting = useSelector(exporting, (state) => state.hasTag('busy'));
  return (
    <>
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        isPending={isExporting}
        pendingLabel={text('exporting')}
        onPress={() => exporting.send({ type: 'EXPORT', requested: { cycleId: cycle.id } })}
      >
        {text('exportExcel')}
      </Button>
      <Button
        icon={<UserPlus aria-hidden="true" />}
        blockedBecause={change}
        onPress={() => dialogs.send({ type: 'people.select', cycle })}
      >
        {text('addPeople')}
      </Button>
      <Button
        icon={<Pencil aria-hidden="true" />}
        blockedBecause={change}
        onPress={() => dialogs.send({ type: 'cycle.edit', cycle })}
      >
        {text('edit')}
      </Button>
      <RowMenu label={records('moreActions', { name: cycle.cycleName })} list={CycleMenu}>
        <CycleMenu cycle={cycle} actions={actions} />
      </RowMenu>
    </>
  );
}

type ContentProps = Omit<
  ReviewCycleScreenProps,
  'actor' | 'actions' | 'exporting' | 'notice' | 'undo' | 'notFound'
> & { detail: CycleDetail };

function Content({ chartView, ...table }: ContentProps) {
  const text = useText('reviewCycles');
  const { detail } = table;
  return (
    <>
      {detail.reviewCycle.status === 'Archived' && <Banner>{text('isArchived')}</Banner>}
      <CycleFacts detail={detail} />
      <CycleSteps detail={detail} />
      <section className={styles.section}>
        <CycleProgress detail={detail} view={chartView} />
      </section>
      <section className={styles.section}>
        <h2>{text('reviewees')}</h2>
        <RevieweeTable {...table} />
      </section>
    </>
  );
}
