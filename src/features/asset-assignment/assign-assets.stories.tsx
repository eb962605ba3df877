import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  assignAssetsMachine,
  type AssignAssetsContext,
} from '#machines/asset-assignment/assign-assets.machine.ts';
import {
  assignablePrinter,
  exampleAssignable,
  exampleAssignee,
} from '#machines/asset-assignment/assignee.fixtures.ts';
import { findAssetsMachine } from '#machines/asset-assignment/find-assets.machine.ts';
import { AssignDialog } from '#records/handover/assign-dialog.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { Button } from '#ui/controls/button.tsx';
import { createStaticFinder } from './asset-assignment.fixtures.tsx';
import { calendar } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const second = { ...exampleAssignable, id: 'second', assetCode: 'AS-LAP-0003' };
const listed = [exampleAssignable, second, assignablePrinter];
const selected = { receiver: exampleAssignee, assets: [exampleAssignable] };
const title = 'Assign assets to Ben Okafor';

const meta = {
  title: 'Flows/Asset Assignment/Assign Assets',
  tags: ['autodocs'],
  args: { context: selected },
  render: ({ context }, { parameters }) => (
    <AssignDialog
      actor={frozenActor(assignAssetsMachine, {
        state: parameters['state'],
        input: { calendar },
        context,
      })}
      finder={createStaticFinder(listed)}
      title={title}
    />
  ),
} satisfies Meta<{ context: Partial<AssignAssetsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'assign-assets', state: 'closed' } };
export const Filling: Story = { parameters: { flow: 'assign-assets', state: 'filling' } };
export const WithErrors: Story = {
  parameters: { flow: 'assign-assets', state: 'filling' },
  args: {
    context: {
      ...selected,
      assets: [],
      missing: ['assets'],
      errors: { startedOn: { rule: 'inFuture' } },
    },
  },
};
/** The scanned asset is for teams. */
export const Mismatch: Story = {
  parameters: { flow: 'assign-assets', state: 'filling' },
  args: { context: { ...selected, mismatch: 'AS-PRN-0006' } },
};
/** Someone else has assigned one of the three assets in the meantime. */
export const OneRejected: Story = {
  parameters: { flow: 'assign-assets', state: 'filling' },
  args: {
    context: {
      ...selected,
      succeeded: 2,
      rejections: { [exampleAssignable.id]: 'AS-LAP-0002 is already assigned to Grace Kim.' },
    },
  },
};
export const Failed: Story = {
  parameters: { flow: 'assign-assets', state: 'filling' },
  args: { context: { ...selected, failure: { kind: 'down', message: '' } } },
};
export const Assigning: Story = { parameters: { flow: 'assign-assets', state: 'assigning' } };

function Live() {
  const actor = useStoryActor(assignAssetsMachine, { input: { calendar, hasFinder: true } });
  const finder = useCompanion(actor, findAssetsMachine);
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN', receiver: exampleAssignee, assets: [] })}>
        Assign
      </Button>
      <AssignDialog actor={actor} finder={finder} title={title} />
    </>
  );
}

/** By keyboard: one asset is selected, one is scanned; the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assign-assets' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const list = within(await dialog.findByRole('list', { name: 'Assets in store' }));
    const boxes = list.getAllByRole('checkbox').filter((box) => !box.matches(':disabled'));
    const [ticked, scanned] = boxes.map(
      (box) => box.closest('label')?.querySelector('bdi')?.textContent,
    );
    boxes[0]?.focus();
    await userEvent.keyboard(' ');
    const field = dialog.getByRole('textbox', { name: 'Code, name or serial number' });
    await userEvent.type(field, `${scanned?.toLowerCase()}{Enter}`);
    const assign = await dialog.findByRole('button', { name: 'Assign 2 assets' });
    await expect(field).toHaveValue('');
    setScenario('server-down');
    await userEvent.click(assign);
    await expect(await dialog.findByText('No assets were assigned')).toBeVisible();
    await expect(dialog.getByRole('button', { name: `Remove ⁨${ticked}⁩` })).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(assign);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
