import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { roleListMachine } from '#machines/roles/role-list.machine.ts';
import { exampleRole, exampleRoles } from '#machines/roles/role.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { RoleListScreen } from './role-list.screen.tsx';

const { state, Live } = listStories(roleListMachine, RoleListScreen, [
  ...exampleRoles,
  { ...exampleRole, id: 'long', name: longText, userCount: 12_345 },
]);

const meta = {
  title: 'Flows/Roles/Role List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const Unavailable = state('unavailable');

/** A role that a user has cannot be deleted; an unused one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'role-list' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const blocked = await canvas.findByRole('button', { name: 'Delete Administrator' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'tag editor{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Tag editor' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete Tag editor?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Tag editor' })).toBeNull());
  }),
};
