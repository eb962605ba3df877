import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { exampleRepairs } from '#machines/assets/asset.fixtures.ts';
import { repairedAssetsMachine } from '#machines/assets/status/repaired-assets.machine.ts';
import type { Repairs } from '#machines/assets/status/repaired-assets.actors.ts';
import { Button } from '#ui/controls/button.tsx';
import { sendStoredToRepair } from '../assets.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { RepairedDialog } from './repaired-dialog.tsx';

const full: Repairs = { rows: exampleRepairs, total: exampleRepairs.length, pages: 1 };
const firstOfMore: Repairs = { ...full, total: 12 };

const meta = {
  title: 'Flows/Assets/Repaired Assets',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
  args: { content: null },
  render: ({ content }, { parameters }) => (
    <RepairedDialog
      actor={frozenActor(repairedAssetsMachine, {
        state: parameters['state'],
        input: { id: null },
        context: { content },
      })}
    />
  ),
} satisfies Meta<{ content: Repairs | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'repaired-assets', state: 'closed' } };
export const Loading: Story = { parameters: { flow: 'repaired-assets', state: 'loading' } };
export const Shown: Story = {
  parameters: { flow: 'repaired-assets', state: 'shown' },
  args: { content: full },
};
export const None: Story = {
  parameters: { flow: 'repaired-assets', state: 'shown' },
  args: { content: { rows: [], total: 0, pages: 1 } },
};
/** More assets than fit on a page. */
export const MultipleAssets: Story = {
  parameters: { flow: 'repaired-assets', state: 'shown' },
  args: { content: firstOfMore },
};
export const LoadingMore: Story = {
  parameters: { flow: 'repaired-assets', state: 'loadingMore' },
  args: { content: firstOfMore },
};
export const MoreFailed: Story = {
  parameters: { flow: 'repaired-assets', state: 'moreFailed' },
  args: { content: firstOfMore },
};
export const Failed: Story = { parameters: { flow: 'repaired-assets', state: 'failed' } };

function Live() {
  const actor = useStoryActor(repairedAssetsMachine, { input: { id: null } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'OPEN' })}>Open</Button>
      <RepairedDialog actor={actor} />
    </>
  );
}

/** The server is down at first; the assets in repair load at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'repaired-assets' },
  loaders: [loadWorld('jon', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    setScenario('healthy-network');
    await userEvent.click(again);
    const [first] = await screen.findAllByText(/^Sent to repair on /);
    await waitFor(() => expect(first).toBeVisible());
  }),
};

/**
 * By keyboard: the second page fails to load at first, then it loads, and the button keeps the
 * focus.
 */
export const InteractionToTheEnd: Story = {
  tags: ['interaction'],
  parameters: { flow: 'repaired-assets' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario, clock }: World = loaded['world'];
    await sendStoredToRepair(10, clock);
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'In repair now' }));
    const more = await dialog.findByRole('button', { name: 'Show more' });
    const statusText = dialog.getByText(/assets in repair$/);
    await expect(statusText).toHaveTextContent(/^10 of \d+ assets/);
    setScenario('server-down');
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Couldn’t load more');
    setScenario('healthy-network');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog.getAllByRole('listitem').length).toBeGreaterThan(10));
    const count = dialog.getAllByRole('listitem').length;
    await expect(statusText).toHaveTextContent(`${count} of ${count} assets in repair`);
    await expect(more).toHaveFocus();
  }),
};
