import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { newEngagementMachine } from '#machines/engagements/list/new-engagement.machine.ts';
import { emptyNew } from '#machines/engagements/list/new-engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { staticTypes } from './engagement-list.fixtures.tsx';
import NewEngagementDialog from './new-engagement-dialog.tsx';

const part = { version: 0, source: null, today: '2026-03-04' };
const input = { parentId: crypto.randomUUID(), part };

const meta = {
  title: 'Flows/Engagements/New Engagement',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit', 'clients.basic'])],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const actor = frozenActor(newEngagementMachine, { state, input, context });
    return (
      <>
        <StateCard machine={newEngagementMachine} actor={actor} />
        <NewEngagementDialog actor={actor} types={staticTypes()} />
      </>
    );
  },
} satisfies Meta<{
  context: Partial<ReturnType<typeof newEngagementMachine.getInitialSnapshot>['context']>;
}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { parameters: { flow: 'new-engagement', state: 'editing.filling' } };
export const Arabic: Story = { ...Filling, globals: { language: 'ar' } };
export const WithErrors: Story = {
  parameters: { flow: 'new-engagement', state: 'editing.filling' },
  args: {
    context: {
      form: { ...emptyNew, name: '', createdOn: null },
      errors: { name: { rule: 'required' }, createdOn: { rule: 'required' } },
      failure: { kind: 'down', message: 'The service is temporarily unavailable.' },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'new-engagement', state: 'editing.stale' },
  args: { context: outdated },
};
export const Deleted: Story = {
  parameters: { flow: 'new-engagement', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'new-engagement', state: 'editing.parentDeleted' },
  args: { context: { rejection: 'This was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'new-engagement', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'new-engagement', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'new-engagement', state: 'closed' } };

function Live() {
  const actor = useStoryActor(newEngagementMachine, {
    input: { ...input, parentId: crypto.randomUUID() },
  });
  return <NewEngagementDialog actor={actor} types={staticTypes()} />;
}

/** Ava creates an engagement from the template, after its name was missing. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'new-engagement' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'New Engagement' }));
    const name = dialog.getByRole('textbox', { name: /^Name/ });
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(name).toBeInvalid());
    await userEvent.type(name, 'Night ferry');
    await userEvent.click(dialog.getByRole('radio', { name: /^Base/ }));
    await expect(await dialog.findByText(/stages?, \d+ activit/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
