import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { roleMatrixMachine } from '#machines/roles/role-matrix.machine.ts';
import { exampleRoles } from '#machines/roles/role.fixtures.ts';
import type { Role } from '#machines/roles/role.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { privileges } from '#openapi/client/rights.ts';
import { RoleMatrixScreen } from './role-matrix.screen.tsx';

const onRight = fn();

const Screen = ({ actor, onRetry }: ListScreenProps<Role>) => (
  <RoleMatrixScreen actor={actor} onRight={onRight} onRetry={onRetry} />
);

const { state, Live } = listStories(roleMatrixMachine, Screen, exampleRoles);

const meta = {
  title: 'Flows/Roles/Role Matrix',
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
export const Unavailable = state('unavailable');

/** As many roles as the matrix must stay fast with. */
export const FiftyRoles = state('shown', {
  rows: Array.from({ length: 50 }, (_, index) => ({
    id: `role-${index}`,
    name: `Role ${index + 1}`,
    privileges: privileges.filter((__, at) => (at + index) % 3 === 0),
    userCount: index,
    version: 1,
  })),
});

/** Moves through the grid by keyboard, folds a group, searches, and opens who has a right. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'role-matrix' },
  loaders: [ava],
  beforeEach: () => {
    onRight.mockClear();
  },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const group = await canvas.findByRole('button', { name: 'Employees' });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('button', { name: 'Employees: view' })).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TD'));
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Administrator' })).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search rights' }), 'TAG REPORT');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Search roles' }), 'admin');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Tag Report' }));
    await expect(onRight).toHaveBeenCalledWith('tagReport.basic');
  }),
};
