import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { ListContext } from '#machines/lists/list-types.ts';
import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { exampleTool } from '#machines/tools/tool.example.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  retried,
  serverDown,
  stillPlace,
  tryAgain,
  useStoryPlace,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { ToolListScreen } from './tool-list.screen.tsx';

const plain: Tool = { ...exampleTool, description: null, latestVersion: null, url: null };
const rows: readonly Tool[] = [
  { ...plain, id: '2', name: 'Notepad', price: 0 },
  { ...plain, id: '3', name: 'Plotter', price: 1150, status: false },
  exampleTool,
];
const none = { context: { rows: null } };
const chosen = { context: { rows, chosen: exampleTool } };

const meta = {
  title: 'Flows/Tools/Tool List',
  tags: ['autodocs'],
  decorators: [withRouter],
  parameters: { path: '/tools' },
  args: { context: { rows } },
  render: ({ context }, { parameters: { state } }) => (
    <ToolListScreen
      {...stillPlace()}
      actor={frozenActor(toolListMachine, { state, input: {}, context })}
    />
  ),
} satisfies Meta<{ context: Partial<ListContext<Tool>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'tool-list', state: 'loading' },
  args: none,
};
export const Shown: Story = { parameters: { flow: 'tool-list', state: 'shown' } };
export const Empty: Story = {
  parameters: { flow: 'tool-list', state: 'shown' },
  args: { context: { rows: [] } },
};
export const LongTexts: Story = {
  parameters: { flow: 'tool-list', state: 'shown' },
  args: { context: { rows: [{ ...exampleTool, name: longText, description: longText }] } },
};
export const Refreshing: Story = { parameters: { flow: 'tool-list', state: 'refreshing' } };
export const ReloadFailed: Story = { parameters: { flow: 'tool-list', state: 'reloadFailed' } };
export const ConfirmingDelete: Story = {
  parameters: { flow: 'tool-list', state: 'confirmingDelete' },
  args: chosen,
};
export const Deleting: Story = {
  parameters: { flow: 'tool-list', state: 'deleting' },
  args: chosen,
};
export const Unavailable: Story = {
  parameters: { flow: 'tool-list', state: 'unavailable' },
  args: none,
};

const Live = retried(({ onRetry }) => {
  const actor = useWalkedActor(toolListMachine, { input: {} });
  return <ToolListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
});

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
    await expect(canvas.getByRole('link', { name: 'Log Lens' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await screen.findByRole('alertdialog', { name: 'Delete Tool?' });
    await expect(screen.getByRole('button', { name: 'No' })).toHaveFocus();
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

/** The list cannot be read, and says nothing of it; a fresh try reads it. */
export const WalkUnavailable: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('link', { name: 'Vector Draw' })).toBeVisible();
  }),
};
