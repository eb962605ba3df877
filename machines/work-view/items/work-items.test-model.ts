import { firstPage } from '../../lists/list-search.ts';
import { serverError } from '../../testing/fixtures.ts';
import { after, done, failed } from '../../testing/paths.ts';
import { createTestModel } from '../../testing/test-model.ts';
import { isTask } from './work-item.ts';
import { exampleGroup, exampleItem, exampleItems } from '../work-view.fixtures.ts';
import { workItemsMachine } from './work-items.machine.ts';

const { id: itemId } = exampleItem();
const other = '8f4a1c22-0f5e-4c8a-9a39-6c7a4b2e1d13';
const search = { ...firstPage, columnFilters: [{ name: 'groupBy', value: 'due' }] };
/** Two tasks that are due this week. */
const loaded = {
  ...exampleItems,
  items: [
    exampleItem({ groupId: 'thisWeek' }),
    exampleItem({ id: other, groupId: 'thisWeek', isEditable: false, editBlock: 'notMember' }),
  ],
  groups: [
    exampleGroup('thisWeek', { count: 2, dueOn: '2026-03-08' }),
    exampleGroup('nextWeek', { dueOn: '2026-03-15' }),
  ],
};
const dueOn = '2026-03-15';

export const testModel = createTestModel(workItemsMachine, {
  inputs: [{ search, report: { send: () => undefined } }],
  events: [
    { type: 'items.loaded', response: loaded, search },
    { type: 'item.move', itemId, groupId: 'nextWeek' },
    { type: 'item.change', itemId, fields: { dueOn } },
    { type: 'item.reschedule', itemId, startOn: '2026-03-02', dueOn },
    { type: 'item.place', itemId, afterId: other },
    done('sendItemChange', 1),
    failed('sendItemChange', serverError),
    { type: 'change.retry', itemId },
    { type: 'change.discard', itemId },
    { type: 'change.undo' },
    { type: 'undo.dismiss' },
    { type: 'offer.pause' },
    { type: 'offer.resume' },
    after('offerTime', 'work-items.stored'),
  ],
  atHand: ({ response, search: shown, failed: unsaved }) => {
    const [first, ...others] = response?.items ?? [];
    // Tasks are ordered within their project.
    const second = others.find((each) => isTask(each) && each.projectId === first?.projectId);
    const group = response?.groups.find(({ id }) => id !== first?.groupId);
    return [
      // Groups belong to the grouping of their search.
      ...(response ? [{ type: 'items.loaded' as const, response, search: shown }] : []),
      ...(first
        ? [
            { type: 'item.change' as const, itemId: first.id, fields: { dueOn } },
            { type: 'item.reschedule' as const, itemId: first.id, startOn: '2026-03-02', dueOn },
          ]
        : []),
      ...(first && group
        ? [{ type: 'item.move' as const, itemId: first.id, groupId: group.id }]
        : []),
      ...(first && second
        ? [{ type: 'item.place' as const, itemId: first.id, afterId: second.id }]
        : []),
      ...unsaved.flatMap(({ change }) => [
        { type: 'change.retry' as const, itemId: change.item.id },
        { type: 'change.discard' as const, itemId: change.item.id },
      ]),
    ];
  },
  onlyAtHand: [
    'items.loaded',
    'item.move',
    'item.change',
    'item.reschedule',
    'item.place',
    'change.retry',
    'change.discard',
  ],
  rules: [
    { source: 'PROJ-D24', text: 'A moved item is shown in its new group at once.' },
    { source: 'PROJ-D25', text: 'A change that could not be sent stays, and is marked.' },
    {
      source: 'PROJ-D25',
      text: 'After a conflict, an item is shown as the other person left it, with what they changed.',
    },
    {
      source: 'PROJ-D24',
      text: 'An impediment is only resolved, and a move that is not possible says why.',
    },
  ],
});
