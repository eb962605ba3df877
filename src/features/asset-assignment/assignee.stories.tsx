import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { assigneeMachine } from '#machines/asset-assignment/assignee.machine.ts';
import {
  exampleAssigned,
  exampleAssignee,
  exampleTeam,
  overdueAssigned,
} from '#machines/asset-assignment/assignee.fixtures.ts';
import { getAssigneeId } from '#machines/asset-assignment/assignee.ts';
import { assigningRights, AssigneeStory, StaticAssignee } from './asset-assignment.fixtures.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { staticView } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

const sample = {
  id: getAssigneeId(exampleAssignee),
  assignee: exampleAssignee,
  assets: [exampleAssigned, overdueAssigned, { ...exampleAssigned, id: 'long', note: longText }],
};
const { state } = viewStories(assigneeMachine, StaticAssignee, sample);

const meta = {
  title: 'Flows/Asset Assignment/Assignee',
  tags: ['autodocs'],
  decorators: [withRights(assigningRights), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
/** A user without the right to assign sees a read-only page. */
export const ReadOnly: Story = {
  ...state('shown'),
  decorators: [withRights(['assetAssignments.basic'])],
};
export const TeamWithoutAssets = state('shown', {
  id: getAssigneeId(exampleTeam),
  assignee: exampleTeam,
  assets: [],
});
/** An inactive user returns assets and receives no more. */
export const Inactive = state('shown', {
  ...sample,
  assignee: { ...exampleAssignee, isActive: false },
});
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

function Live() {
  const actor = useStoryActor(assigneeMachine, { input: { id: 'employee-ben' } });
  return <AssigneeStory {...staticView} actor={actor} />;
}

/** Two assets are selected and taken back; the remaining ones are loaded again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'assignee' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const boxes = await canvas.findAllByRole('checkbox', { name: /^Select .*AS-/ });
    for (const box of boxes.slice(0, 2)) await userEvent.click(box);
    await userEvent.click(await canvas.findByRole('button', { name: 'Return' }));
    const question = await screen.findByRole('alertdialog', { name: 'Return 2 assets?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText(/^Returned:/)).toBeVisible();
    const remaining = boxes.length - 2;
    await waitFor(() =>
      expect(canvas.getAllByRole('checkbox', { name: /^Select .*AS-/ })).toHaveLength(remaining),
    );
    // The bar of the action closes, and the focus moves to the table.
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Assigned assets' })).toHaveFocus(),
    );
  }),
};
