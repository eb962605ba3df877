import { Problem } from '#openapi/client/index.ts';
import { firstPage } from '../../../lists/list-search.ts';
import { serverError } from '../../../testing/fixtures.ts';
import { done, failed } from '../../../testing/paths.ts';
import { createTestModel } from '../../../testing/test-model.ts';
import { exampleColumns, examplePreview } from './engagement-board.fixtures.ts';
import { engagementBoardMachine } from './engagement-board.machine.ts';
import { exampleCounts, exampleRow } from '../engagement-row.fixtures.ts';

const board = { counts: exampleCounts, columns: exampleColumns };
const engagementId = exampleRow.id;
const search = { ...firstPage, columnFilters: [{ name: 'search', value: 'harbour' }] };
const moved = {
  moveId: 'the move',
  completed: examplePreview.completed,
  reopened: [],
  engagementRollup: { ...exampleRow, currentStageName: 'Proposal' },
  successMessages: [],
};
/** Someone has completed an activity since the preview. */
const moveChanged = new Problem('conflict', 409);

export const testModel = createTestModel(engagementBoardMachine, {
  inputs: [{ search: firstPage, createId: () => 'the move' }],
  events: [
    { type: 'search.changed', search: firstPage },
    { type: 'search.changed', search },
    { type: 'rows.changed' },
    { type: 'tab.returned' },
    { type: 'network.returned' },
    { type: 'retry' },
    { type: 'column.end', columnId: 'stage Discovery' },
    { type: 'card.move', engagementId, columnId: 'stage Proposal' },
    { type: 'card.move', engagementId: 'unknown', columnId: 'stage Proposal' },
    { type: 'move.confirm' },
    { type: 'move.cancel' },
    done('loadBoard', board),
    failed('loadBoard', serverError),
    done('refreshBoard', board),
    failed('refreshBoard', serverError),
    done('loadCards', [exampleRow]),
    failed('loadCards', serverError),
    done('previewMove', examplePreview),
    done('previewMove', { ...examplePreview, completed: [] }),
    done('previewMove', null),
    failed('previewMove', serverError),
    done('moveEngagement', moved),
    failed('moveEngagement', moveChanged),
    failed('moveEngagement', serverError),
  ],
  atHand: ({ columns }) =>
    Object.values(columns)
      .flat()
      .map(({ id }) => ({ type: 'card.move', engagementId: id, columnId: 'stage Proposal' })),
  onlyAtHand: ['card.move'],
  rules: [
    {
      source: 'ENGAG-D07',
      text: 'A move forward completes the open activities of the stages before; a move back reopens those of the stage and of the stages after it.',
    },
    { source: 'ENGAG-D41', text: 'The preview names the activities before anything changes.' },
    {
      source: 'ENGAG-D40',
      text: 'A column is a stage, with the number of its engagements and the sum of their hours.',
    },
  ],
});
