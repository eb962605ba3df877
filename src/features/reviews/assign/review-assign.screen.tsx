import { useSelector } from '@xstate/react';
import { Lock, Route, Search } from 'lucide-react';
import { useCallback, type ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import type { AutoNudgeActor } from '#machines/reviews/assign/auto-nudge.machine.ts';
import type { ClientAssignmentActor } from '#machines/reviews/assign/client-assignment.machine.ts';
import type { ClientNudgeActor } from '#machines/reviews/assign/client-nudge.machine.ts';
import {
  getFacets,
  getRowId,
  getRowName,
  isWrongStep,
  searchColumn,
  type ClientRow,
} from '#machines/reviews/assign/client-row.ts';
import type { NudgeHistoryActor } from '#machines/reviews/assign/nudge-history.machine.ts';
import { getFilter } from '#machines/lists/list-search.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { reviewAddresses } from '#page/parameters/addresses.ts';
import { LinkButton } from '#records/link-button.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { PagedGrid } from '#records/list/paged-grid.tsx';
import type { ListPageState } from '#records/list/record-grid.tsx';
import { useBulkChoice } from '#records/list/use-bulk-choice.ts';
import { TextFilter } from '#ui/data-grid/grid-filter.tsx';
import { filteredBy } from '#ui/data-grid/search.ts';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { ChoicesBar } from './choices-bar.tsx';
import { ClientRowActions } from './client-row-actions.tsx';
import { HistoryDialog } from './history-dialog.tsx';
import { NudgeDialog } from './nudge-dialog.tsx';
import { SelectionActions } from './selection-actions.tsx';
import { useClientColumns } from './use-client-columns.tsx';
import styles from './review-assign.module.css';

export interface ReviewAssignScreenProps extends ListPageState {
  actor: ListActor<ClientRow>;
  assignment: ClientAssignmentActor;
  nudge: ClientNudgeActor;
  autoNudge: AutoNudgeActor;
  history: NudgeHistoryActor;
  /** The time of the server, in ms since 1970. */
  now: () => number;
  /** Shown in place of the page if the cycle does not exist. */
  notFound: ReactNode;
}

/** Assigns client contacts to the reviews of a step, and reminds them. Source: REVW-002, REVW-077. */
export function ReviewAssignScreen(props: ReviewAssignScreenProps) {
  const { actor, assignment, notFound, onRetry } = props;
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const hasWrongStep = useSelector(actor, ({ context }) => isWrongStep(context));
  if (isUnavailable && cause === 'notFound') return notFound;
  return (
    <>
      <Head actor={actor} />
      {isUnavailable && cause === 'forbidden' ? (
        <Denied onRetry={onRetry} />
      ) : hasWrongStep ? (
        <WrongStep />
      ) : (
        <>
          <Rows {...props} />
          <ChoicesBar actor={assignment} />
          <Dialogs {...props} />
        </>
      )}
    </>
  );
}

/** The person deals with no client of the cycle, or has not got the permission yet. */
function Denied({ onRetry }: Pick<ReviewAssignScreenProps, 'onRetry'>) {
  const text = useText('reviewAssign');
  const records = useText('records');
  const why = useCauseText();
  return (
    <Unavailable
      icon={<Lock />}
      title={text('deniedTitle')}
      reason={why('forbidden')}
      retryLabel={records('tryAgain')}
      onRetry={onRetry}
    >
      {text('deniedText')}
    </Unavailable>
  );
}

/** No client carries out the step; there is a way back. */
function WrongStep() {
  const text = useText('reviewAssign');
  return (
    <EmptyState
      icon={<Route />}
      title={text('wrongStepTitle')}
      action={<LinkButton address={reviewAddresses.list}>{text('backToReviews')}</LinkButton>}
    >
      {text('wrongStepText')}
    </EmptyState>
  );
}

function Head({ actor }: Pick<ReviewAssignScreenProps, 'actor'>) {
  const text = useText('reviewAssign');
  const facets = useSelector(actor, ({ context }) => getFacets(context));
  const above = [{ title: text('reviews'), to: reviewAddresses.list.to }];
  return (
    <>
      <PageHead title={text('title')} above={above} />
      {facets && (
        <div className={styles.facts}>
          <p>{isolate(text('atStep', { step: facets.stepName, cycle: facets.cycleName }))}</p>
          {facets.executor && (
            <p className={styles.muted}>
              {text('executor', { count: facets.executor.reviews.length })}
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Rows(props: ReviewAssignScreenProps) {
  const { actor, assignment, nudge, autoNudge, history, now, notFound: _, ...listState } = props;
  const text = useText('reviewAssign');
  const columns = useClientColumns({ assignment, autoNudge, now });
  const picking = useBulkChoice(actor, getRowName, getRowId);
  const renderActions = useCallback(
    (row: ClientRow) => <ClientRowActions {...{ row, assignment, nudge, history, now }} />,
    [assignment, nudge, history, now],
  );
  const { search, onSearch } = listState;
  return (
    <>
      <PagedGrid
        {...listState}
        actor={actor}
        label={text('title')}
        columns={columns}
        getName={getRowName}
        picking={picking}
        emptyText={text('emptyText')}
        renderActions={renderActions}
        toolbar={
          <TextFilter
            label={text('search')}
            placeholder={text('search')}
            icon={<Search aria-hidden="true" />}
            value={getFilter(search, searchColumn)}
            onFilter={(typed) => onSearch(filteredBy(search, searchColumn, typed))}
          />
        }
      />
      <SelectionActions actor={actor} assignment={assignment} nudge={nudge} now={now} />
    </>
  );
}

function Dialogs({ actor, assignment, nudge, history }: ReviewAssignScreenProps) {
  const facets = useSelector(actor, ({ context }) => getFacets(context));
  return (
    <>
      <AssignDialog actor={assignment} clients={facets?.clients ?? []} />
      <NudgeDialog actor={nudge} />
      <HistoryDialog actor={history} />
    </>
  );
}
