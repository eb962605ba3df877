import { useActorRef } from '@xstate/react';
import { useCompanion } from '#records/use-companion.ts';
import { useState } from 'react';
import { cycleActionMachine } from '#machines/reviews/cycles/list/cycle-action.machine.ts';
import { cycleChoicesMachine } from '#machines/reviews/cycles/people/cycle-choices.machine.ts';
import { cycleListMachine } from '#machines/reviews/cycles/list/cycle-list.machine.ts';
import { cycleColumns, type Cycle } from '#machines/reviews/cycles/cycle.ts';
import type { ArchivedCycle } from '#machines/reviews/cycles/list/undo-cycle-archive.machine.ts';
import { reviewCycleAddresses } from '#page/parameters/addresses.ts';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { OpenedMeeting } from '../../meetings/opened-meeting.tsx';
import { ReviewCycleListScreen } from './review-cycle-list.screen.tsx';
import type { UndoArchiveProps } from './undo-archive.container.tsx';

const UndoArchive = onDemand<UndoArchiveProps>(() =>
  import('./undo-archive.container.tsx').then((module) => module.UndoArchive),
);

/** The review cycles; filters and order are in the address. Source: REVW-007. */
const ReviewCycleListPage = retried(({ onRetry }) => {
  const { profile } = usePage().workspace;
  const address = useListSearch(cycleColumns);
  const memory = useApp().getRows<Cycle>(cycleColumns);
  const actor = useActorRef(cycleListMachine, { input: { search: address.search, memory } });
  const actions = useCompanion(actor, cycleActionMachine);
  const choices = useActorRef(cycleChoicesMachine);
  const [undo, setUndo] = useState<ArchivedCycle | null>(null);
  const followed = useListAddress(actor, address);
  useTabReturn(actor);
  useTabReturn(choices);
  const reload = () => {
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'rows.changed' });
  };
  useEmitted(actions, {
    'cycle.archived': ({ cycle }) =>
      setUndo({ name: cycle.cycleName, steps: [{ cycleId: cycle.id }] }),
  });
  return (
    <>
      <ReviewCycleListScreen
        {...followed}
        {...usePersistedColumns(profile.id, reviewCycleAddresses.list.to)}
        actor={actor}
        choices={choices}
        actions={actions}
        undo={undo && <UndoArchive key={undo.steps[0]?.cycleId} undo={undo} onChanged={reload} />}
        onRetry={onRetry}
      />
      <OpenedMeeting />
    </>
  );
});

export default ReviewCycleListPage;
