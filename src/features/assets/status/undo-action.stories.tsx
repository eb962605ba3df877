import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect } from 'storybook/test';
import { exampleAsset } from '#machines/assets/asset.fixtures.ts';
import {
  undoActionMachine,
  type UndoActionContext,
} from '#machines/assets/status/undo-action.machine.ts';
import { undoOfAssignment, type UndoableAction } from '#machines/assets/status/undo-action.ts';
import { statusIds, type Asset } from '#machines/assets/asset.ts';
import { firstPage, toSearchData } from '#machines/lists/list-search.ts';
import { api } from '#openapi/client/index.ts';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { UndoActionBar } from './undo-action-bar.tsx';

const none: UndoableAction = { steps: [], staying: 0 };
const getUndo = (action: UndoableAction | null) => ({ ...(action ?? none), calendar });
const undo = getUndo(undoOfAssignment([exampleAsset]));
const doneMessage = '1 asset was assigned to Ben Okafor.';

const meta = {
  title: 'Flows/Assets/Undo Action',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <UndoActionBar
      doneMessage={doneMessage}
      actor={frozenActor(undoActionMachine, {
        state: parameters['state'],
        input: { undo },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoActionContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<UndoActionContext> = {}): Story => ({
  parameters: { flow: 'undo-action', state: name },
  args: { context },
});

export const Passing = state('passing');
/** Changes that would leave a trace cannot be undone, and the notice says so. */
export const SomeRemaining = state('passing', { undo: { ...undo, staying: 2 } });
export const Paused = state('paused');
export const Undoing = state('undoing');
export const Rejected = state('rejected', { failure: { kind: 'down', message: '' } });
export const Partly = state('partly', {
  remaining: [
    {
      id: exampleAsset.id,
      assetCode: exampleAsset.assetCode,
      message: 'Ava Stone has it already.',
    },
    { id: 'other', assetCode: 'AS-MON-0002', message: 'It is in repair.' },
  ],
});
export const Undone = state('undone');
export const Removed = state('removed');

function Live({ rows }: { rows: readonly Asset[] }) {
  const input = { undo: getUndo(undoOfAssignment(rows)) };
  const actor = useStoryActor(undoActionMachine, { input });
  const isUndone = useSelector(actor, (snapshot) => snapshot.matches('undone'));
  return isUndone ? (
    <p>All are as they were.</p>
  ) : (
    <UndoActionBar actor={actor} doneMessage={doneMessage} />
  );
}

/** By Ctrl+Z, at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'undo-action' },
  loaders: [
    async (context) => {
      const { world } = await loadWorld('ines', 'aster')(context);
      const body = { ...toSearchData(firstPage), statusIds: [statusIds.InStore] };
      const { assetsManager } = await api.listAssets({ body });
      const rows = assetsManager.slice(0, 1);
      const assetIds = rows.map(({ id }) => id);
      await api.bulkAssignAssets({ body: { assetIds, employeeId: 'employee-ben' } });
      return { world, rows };
    },
  ],
  render: (_, { loaded }) => <Live rows={loaded['rows']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(await canvas.findByText('Couldn’t undo.')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('All are as they were.')).toBeInTheDocument();
  }),
};
