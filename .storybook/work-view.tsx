import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { createActor } from 'xstate';
import { WorkViewScreen } from '#features/work-view/work-view.screen.tsx';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import { workViewChoicesMachine } from '#machines/work-view/work-view-choices.machine.ts';
import { workViewExportMachine } from '#machines/work-view/work-view-export.machine.ts';
import { exampleChoices, exampleItems } from '#machines/work-view/work-view.fixtures.ts';
import { workItemsMachine, type WorkItemsContext } from '#machines/work-view/work-items.machine.ts';
import {
  workItemsBulkMachine,
  type WorkItemsBulkContext,
} from '#machines/work-view/work-items-bulk.machine.ts';
import type { WorkItems } from '#machines/work-view/work-item.ts';
import { workViewMachine } from '#machines/work-view/work-view.machine.ts';
import type { WorkViewContext } from '#machines/work-view/work-view.setup.ts';
import type { WorkTimer } from '#records/work/work-timer.ts';
import { createStaticListState } from './records.tsx';
import { frozenChoices } from './report-stories.tsx';
import { frozenActor } from './statechart-panel/index.ts';

/** A timer that does not run. */
const staticTimer: WorkTimer = {
  runningKey: null,
  startingKey: null,
  isStopping: false,
  onStart: fn(),
  onStop: null,
};

const staticSets = { sets: [], current: null, onSave: fn(), onDelete: fn(), onApply: fn() };

/** The items with changes in a state of theirs. */
export const frozenItems = (
  context: Partial<WorkItemsContext> = {},
  state: 'stored' | 'sending' = 'stored',
) =>
  frozenActor(workItemsMachine, {
    state,
    input: { search: firstPage, report: { send: () => undefined } },
    context: { response: exampleItems, ...context },
  });

/** The change of several tasks in a state. */
export const frozenBulk = (context: Partial<WorkItemsBulkContext> = {}, state = 'selecting') =>
  frozenActor(workItemsBulkMachine, {
    state,
    input: { report: { send: () => undefined } },
    context,
  });

interface StaticWorkViewProps {
  state?: string;
  search?: ListSearch;
  response?: WorkItems | null;
  context?: Partial<WorkViewContext>;
  items?: ReturnType<typeof frozenItems>;
  bulk?: ReturnType<typeof frozenBulk>;
}

/** The open panel: React state instead of the address. */
function useOpenedItem() {
  const [openedId, onOpenedId] = useState<string | null>(null);
  return { openedId, onOpenedId };
}

/** A static work view. */
export function StaticWorkView(props: StaticWorkViewProps) {
  const { state = 'shown', search = firstPage, response = exampleItems, context } = props;
  const { items = frozenItems({ response, search }), bulk = frozenBulk() } = props;
  const opened = useOpenedItem();
  return (
    <WorkViewScreen
      {...createStaticListState()}
      {...opened}
      search={search}
      actor={frozenActor(workViewMachine, {
        state,
        input: { search, defaultScope: 'mine' },
        context: { response, shownSearch: response && search, ...context },
      })}
      items={items}
      bulk={bulk}
      choices={frozenChoices(workViewChoicesMachine, exampleChoices)}
      exporting={createActor(workViewExportMachine)}
      timer={staticTimer}
      filterSets={staticSets}
    />
  );
}

/** The actors next to an interactive work view. */
export const useWorkViewSides = () => ({
  choices: useActorRef(workViewChoicesMachine),
  exporting: useActorRef(workViewExportMachine),
  timer: staticTimer,
  filterSets: staticSets,
  ...useOpenedItem(),
});
