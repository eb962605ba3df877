import { createActor, fromPromise } from 'xstate';
import { firstPage, type ListSearch } from '#machines/lists/list-search.ts';
import type { ItemChange } from '#machines/work-view/items/item-change.ts';
import {
  itemStatuses,
  type WorkItem,
  type WorkItemGrouping,
} from '#machines/work-view/items/work-item.ts';
import {
  exampleBoard,
  exampleGroup,
  exampleImpediment,
  exampleItem,
} from '#machines/work-view/work-view.fixtures.ts';
import { workItemsMachine } from '#machines/work-view/items/work-items.machine.ts';
import { addDays } from '#ui/timeline/day-number.ts';

const titles = [
  'Draw the start page',
  'Check the totals of March and send them to the client before the end of the quarter',
  'Fix the sign-in',
];

/** Tasks and impediments of all statuses; some have titles of 100 kB, and some no dates. */
export const manyItems: readonly WorkItem[] = Array.from({ length: 500 }, (_, at) => {
  const status = itemStatuses[at % 4] ?? 'open';
  const id = `item-${at}`;
  if (at % 17 === 2) return exampleImpediment({ id, groupId: 'blocked' });
  return exampleItem({
    id,
    code: `AS-001-T${at}`,
    title: at % 10 === 0 ? 'A long story. '.repeat(7500) : (titles[at % 3] ?? ''),
    status,
    groupId: status,
    startOn: at % 5 === 0 ? null : addDays(exampleBoard.today, (at % 40) - 20),
    dueOn: at % 5 === 0 ? null : addDays(exampleBoard.today, (at % 40) - 16),
    ...(at % 11 === 5 && { isEditable: false, editBlock: 'notMember' }),
  });
});

interface BoardOptions {
  items?: readonly WorkItem[];
  grouping?: WorkItemGrouping;
  /** Shows also work that is done. */
  isDoneShown?: boolean;
}

/** The items of a board or a timeline; the server stores each change. */
export function startItems({
  items = exampleBoard.items,
  grouping = 'status',
  isDoneShown = false,
}: BoardOptions = {}) {
  const search: ListSearch = {
    ...firstPage,
    columnFilters: [
      { name: 'groupBy', value: grouping },
      ...(isDoneShown ? [{ name: 'status', value: 'any' }] : []),
    ],
  };
  const machine = workItemsMachine.provide({
    actors: {
      sendItemChange: fromPromise<number | null, { change: ItemChange; item: WorkItem }>(() =>
        Promise.resolve(2),
      ),
    },
  });
  const actor = createActor(machine, { input: { search, report: { send: () => undefined } } });
  const groups = itemStatuses.map((id) =>
    exampleGroup(id, {
      count: items.filter(({ groupId }) => groupId === id).length,
      periodSeconds: 43_200,
      estimateInSeconds: 144_000,
    }),
  );
  actor.start();
  actor.send({
    type: 'items.loaded',
    search,
    response: { ...exampleBoard, items: [...items], groups, totalCount: items.length },
  });
  return actor;
}
