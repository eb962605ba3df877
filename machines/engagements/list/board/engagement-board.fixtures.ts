import type { MovePreview } from './engagement-board.actors.ts';
import { blankRow, exampleRow, markedRow } from '../engagement-row.fixtures.ts';
import type { BoardColumns } from './board-columns.ts';

export const exampleColumns: BoardColumns = {
  'stage Discovery': [exampleRow],
  'stage Proposal': [markedRow],
  none: [blankRow],
};

export const examplePreview: MovePreview = {
  stageId: '6f1c2a10-0000-4000-8000-000000000013',
  stageName: 'Proposal',
  completed: [
    {
      activityId: '6f1c2a10-0000-4000-8000-000000000031',
      activityDesc: 'Hold the requirements workshop',
      stageId: '6f1c2a10-0000-4000-8000-000000000012',
      stageName: 'Discovery',
    },
  ],
  reopened: [],
};
