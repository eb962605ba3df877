import { useNavigate } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import {
  cycleDialogsMachine,
  type CycleDialogsActor,
} from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { cycleExportMachine } from '#machines/reviews/cycles/list/cycle-export.machine.ts';
import { emptyHead, headSchemas } from '#machines/reviews/cycles/cycle-head.ts';
import { cycleRevieweesMachine } from '#machines/reviews/cycles/people/cycle-reviewees.machine.ts';
import { revieweeColumns } from '#machines/reviews/cycles/cycle.ts';
import type { Delivery } from '#machines/reviews/cycles/people/review-action.actors.ts';
import { reviewActionMachine } from '#machines/reviews/cycles/people/review-action.machine.ts';
import { reviewCycleMachine } from '#machines/reviews/cycles/review-cycle.machine.ts';
import type { ArchivedCycle } from '#machines/reviews/cycles/list/undo-cycle-archive.machine.ts';
import { useText } from '#i18n/text.tsx';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { NotFoundPage } from '#page/entry/not-found-page.tsx';
import { ofRecord, useRecordId } from '#page/of-record.tsx';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { usePersistedChartView } from '#session/use-persisted-chart-view.ts';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { ReviewCycleScreen } from './review-cycle.screen.tsx';
import type { UndoArchiveProps } from './list/undo-archive.container.tsx';
import type { UndoDeliveryProps } from './list/undo-delivery.container.tsx';
import { hiddenAtFirst } from './people/use-reviewee-columns.tsx';

const UndoArchive = onDemand<UndoArchiveProps>(() =>
  import('./list/undo-archive.container.tsx').then((module) => module.UndoArchive),
);
const UndoDelivery = onDemand<UndoDeliveryProps>(() =>
  import('./list/undo-delivery.container.tsx').then((module) => module.UndoDelivery),
);

/** What the last action can be undone by. */
type Undo = { archived: ArchivedCycle } | { delivery: Delivery };

/** A review cycle; the filters of its reviewees are in the address. Source: REVW-009. */
const ReviewCyclePage = retried(({ onRetry }) => {
  const id = useRecordId('cycleId') ?? '';
  const text = useText('reviewCycles');
  const navigate = useNavigate();
  const { profile } = usePage().workspace;
  const address = useListSearch(revieweeColumns);
  const actor = useActorRef(reviewCycleMachine, { input: { id, search: address.search } });
  const reviewees = useCompanion(actor, cycleRevieweesMachine);
  const actions = useCompanion(actor, cycleActionMachine);
  const dialogs = useCompanion(actor, cycleDialogsMachine);
  const reviewActions = useCompanion(actor, reviewActionMachine);
  const exporting = useActorRef(cycleExportMachine);
  const [undo, setUndo] = useState<Undo | null>(null);
  const [nudged, setNudged] = useState(0);
  const followed = useListAddress(reviewees, address);
  useTabReturn(actor);
  useTabReturn(reviewees);
  const reload = () => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'record.changed' });
    if (reviewees.getSnapshot().status === 'active') reviewees.send({ type: 'rows.changed' });
  };
  useEmitted(actions, {
    'cycle.archived': ({ cycle }) =>
      setUndo({ archived: { name: cycle.cycleName, steps: [{ cycleId: cycle.id }] } }),
    'cycle.deleted': () => void navigate(reviewCycleAddresses.list),
  });
  useEmitted(reviewActions, {
    'reviews.changed': ({ action, rows }) => {
      if (action === 'nudge') setNudged(rows.length);
    },
    'reviews.delivered': ({ delivery }) => setUndo({ delivery }),
  });
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('fileName')}.xlsx`, file),
  });
  return (
    <>
      <ReviewCycleScreen
        {...followed}
        {...usePersistedColumns(profile.id, reviewCycleAddresses.cycle(id).to, hiddenAtFirst)}
        actor={actor}
        reviewees={reviewees}
        actions={actions}
        dialogs={dialogs}
        reviewActions={reviewActions}
        exporting={exporting}
        chartView={usePersistedChartView(profile.id)}
        notice={nudged > 0 && <Nudged count={nudged} onClose={() => setNudged(0)} />}
        undo={undo && <UndoLast undo={undo} onChanged={reload} />}
        notFound={<NotFoundPage />}
        onRetry={onRetry}
      />
      <HeadDraft dialogs={dialogs} />
    </>
  );
});

function Nudged({ count, onClose }: { count: number; onClose: () => void }) {
  const text = useText('reviewCycles');
  const records = useText('records');
  return (
    <Banner
      tone="success"
      action={
        <Button size="small" onPress={onClose}>
          {records('close')}
        </Button>
      }
    >
      {text('nudged', { count })}
    </Banner>
  );
}

function UndoLast({ undo, onChanged }: { undo: Undo; onChanged: () => void }) {
  if ('archived' in undo) return <UndoArchive undo={undo.archived} onChanged={onChanged} />;
  const { delivery } = undo;
  const key = delivery.steps.flatMap(({ reviewIds }) => reviewIds).join();
  return <UndoDelivery key={key} delivery={delivery} onChanged={onChanged} />;
}

/** Stores as a draft what is typed in the dialog of name and days. */
function HeadDraft({ dialogs }: { dialogs: CycleDialogsActor }) {
  const form = useSelector(dialogs, ({ children }) => children.head);
  const question = usePartDraft(form, {
    name: 'cycle-head',
    emptyForm: emptyHead,
    fieldSchemas: headSchemas,
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}

/** Remounts the page when another cycle is opened. */
function KeyedCycle() {
  return <ReviewCyclePage key={useRecordId('cycleId')} />;
}

export default ofRecord(KeyedCycle, 'cycleId');
