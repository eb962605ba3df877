import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolListMachine } from '#machines/tools/tool-list.machine.ts';
import { exampleTool } from '#machines/tools/tool.fixtures.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { createListInteraction } from '#stories/record-interactions.ts';
import { ToolListScreen } from './tool-list.screen.tsx';

const plain: Tool = { ...exampleTool, description: null, latestVersion: null, url: null };
const { state, interaction } = listStories(toolListMachine, ToolListScreen, [
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

/** Finds a tool and deletes it, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    createListInteraction({
      first: 'Build Farm',
      second: 'Log Lens',
      count: 10,
      question: 'Delete Tool?',
      searchText: 'TURNS TEXT',
      found: 'Sketch and Tell',
    }),
  ),
};
