import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { exampleTool } from '#machines/tools/tool.example.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { listStories } from '../../../.storybook/record-stories.tsx';
import { ava } from '../../../.storybook/records.tsx';
import type { World } from '../../../.storybook/world.ts';
import { ToolListScreen } from './tool-list.screen.tsx';

const plain: Tool = { ...exampleTool, description: null, latestVersion: null, url: null };
const { state, Live } = listStories(toolListMachine, ToolListScreen, [
  exampleTool,
  { ...plain, id: '2', name: 'Notepad', price: 0 },
  { ...plain, id: '3', name: 'Plotter', price: 1150, status: false },
]);
const long = { ...exampleTool, name: longText, description: longText };

const meta = {
  title: 'Flows/Tools/Tool List',
  tags: ['autodocs'],
  decorators: [withRouter],
  parameters: { path: '/tools' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Empty = state('shown', { rows: [] });
export const LongTexts = state('shown', { rows: [long] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');
export const Unavailable = state('unavailable');

/** Finds a tool and deletes it, by keyboard alone. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-list' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const first = await canvas.findByRole('link', { name: 'Build Farm' });
    await expect(canvas.getByText('Showing 1 - 10 of 10 records')).toBeVisible();
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Log Lens' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await screen.findByRole('alertdialog', { name: 'Delete Tool?' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'No' })).toHaveFocus());
    await userEvent.keyboard('{Tab}{Enter}');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Log Lens' })).toBeNull());
    await expect(canvas.getByText('Showing 1 - 9 of 9 records')).toBeVisible();

    canvas.getByRole('textbox', { name: 'Search' }).focus();
    await userEvent.keyboard('DRAWS{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: 'Sketch and Tell' })).toBeVisible();
    await expect(problems).toEqual([]);
  }),
};
