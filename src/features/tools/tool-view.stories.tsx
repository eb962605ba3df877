import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { exampleTool } from '#machines/tools/tool.fixtures.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { ToolViewScreen } from './tool-view.screen.tsx';

const { id } = exampleTool;
const { state, interaction } = viewStories(toolViewMachine, ToolViewScreen, exampleTool);
/** A tool with only the required fields, switched off. */
const min = { latestVersion: null, description: null, url: null, status: false, license: false };
const long = { ...exampleTool, name: longText, description: longText, price: 0.0825 };

const meta = {
  title: 'Flows/Tools/Tool View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const MinimalFields = state('shown', { ...exampleTool, ...min, price: 0 });
export const LongTexts = state('shown', long);
export const Refreshing = state('refreshing');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Opens a tool. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas }: StoryContext) => {
      await canvas.findByRole('heading', { name: 'Vector Draw' });
      await expect(canvas.getByText('$239.88')).toBeVisible();
      await expect(canvas.getByText('Vector graphics for print and web.')).toBeVisible();
      await expect(canvas.getByRole('link', { name: /opens in a new tab$/ })).toBeVisible();
      const edit = canvas.getByRole('link', { name: 'Edit' });
      await expect(edit).toHaveAttribute('href', `/tools/${id}/UpdateTool`);
      await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/tools');
    }),
  ),
};
