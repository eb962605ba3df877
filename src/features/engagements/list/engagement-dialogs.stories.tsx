import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCompanion } from '#records/use-companion.ts';
import { expect, screen, waitFor, within } from 'storybook/test';
import { engagementDialogsMachine } from '#machines/engagements/list/engagement-dialogs.machine.ts';
import { exampleRow } from '#machines/engagements/list/engagement-row.fixtures.ts';
import { projectTypesMachine } from '#machines/engagements/list/types/project-types.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { EngagementDialogs } from './engagement-dialogs.tsx';
import { dialogsInput, staticTypes } from './engagement-list.fixtures.tsx';
import { AddEngagement } from './engagements-head.tsx';

type Args = Pick<FrozenSnapshot<typeof engagementDialogsMachine>, 'context' | 'children'>;

const meta = {
  title: 'Flows/Engagements/Engagement Dialogs',
  tags: ['autodocs'],
  decorators: [withRights(['engagements.basic', 'engagements.edit', 'clients.basic'])],
  args: { context: {}, children: {} },
  render: ({ context, children }, { parameters: { state } }) => {
    const snapshot = { state, input: dialogsInput, context, children };
    const actor = frozenActor(engagementDialogsMachine, snapshot);
    return (
      <>
        <StateCard machine={engagementDialogsMachine} actor={actor} />
        <EngagementDialogs actor={actor} types={staticTypes()} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'engagement-dialogs', state: 'closed' } };
/** The dialogs have separate machines, with separate stories. */
export const Creating: Story = {
  parameters: { flow: 'engagement-dialogs', state: 'creating' },
  args: {
    children: {
      form: {
        state: 'editing.filling',
        input: { parentId: '', part: { version: 0, source: exampleRow, today: '2026-03-04' } },
      },
    },
  },
};
export const Deleting: Story = {
  parameters: { flow: 'engagement-dialogs', state: 'deleting' },
  args: {
    context: { selected: exampleRow },
    children: {
      deletion: {
        state: 'confirming',
        input: { id: exampleRow.id },
        context: { deletion: { stages: 3, activities: 6, notes: 2, docs: 1, actions: 4 } },
      },
    },
  },
};

function Live() {
  const actor = useStoryActor(engagementDialogsMachine, { input: dialogsInput });
  const types = useCompanion(actor, projectTypesMachine);
  return (
    <>
      <AddEngagement dialogs={actor} />
      <EngagementDialogs actor={actor} types={types} />
    </>
  );
}

/** Ava creates an engagement with a project type that she adds on the way. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-dialogs' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Engagement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New Engagement' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Night ferry');
    await userEvent.click(dialog.getByRole('button', { name: 'New project type' }));
    const type = within(await screen.findByRole('dialog', { name: 'New project type' }));
    await userEvent.type(type.getByRole('textbox', { name: /^Name/ }), 'Pilot');
    await userEvent.click(type.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Project type/ })).toHaveTextContent('Pilot'),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
