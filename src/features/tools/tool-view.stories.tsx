import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { toolViewMachine } from '#machines/tools/tool-view.machine.ts';
import { exampleTool } from '#machines/tools/tool.example.ts';
import type { Tool } from '#machines/tools/tool.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { ava, stillView } from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { ToolViewScreen } from './tool-view.screen.tsx';

const { id } = exampleTool;

const meta = {
  title: 'Flows/Tools/Tool View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { record: exampleTool },
  render: ({ record }, { parameters: { state } }) => (
    <ToolViewScreen
      {...stillView}
      actor={frozenActor(toolViewMachine, { state, input: { id }, context: { record } })}
    />
  ),
} satisfies Meta<{ record: Tool | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'tool-view', state: 'loading' },
  args: { record: null },
};
export const Shown: Story = { parameters: { flow: 'tool-view', state: 'shown' } };

/** As little as a tool may be, and off. */
export const Least: Story = {
  parameters: { flow: 'tool-view', state: 'shown' },
  args: {
    record: {
      ...exampleTool,
      latestVersion: null,
      description: null,
      url: null,
      price: 0,
      status: false,
      license: false,
    },
  },
};
export const LongTexts: Story = {
  parameters: { flow: 'tool-view', state: 'shown' },
  args: { record: { ...exampleTool, name: longText, description: longText, price: 0.0825 } },
};
export const Refreshing: Story = { parameters: { flow: 'tool-view', state: 'refreshing' } };
export const Missing: Story = {
  parameters: { flow: 'tool-view', state: 'notFound' },
  args: { record: null },
};
export const Unavailable: Story = {
  parameters: { flow: 'tool-view', state: 'unavailable' },
  args: { record: null },
};

function Live() {
  const actor = useWalkedActor(toolViewMachine, { input: { id } });
  return <ToolViewScreen {...stillView} actor={actor} />;
}

/** Reads a tool. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-view' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Vector Draw' });
    await expect(canvas.getByText('$239.88')).toBeVisible();
    await expect(canvas.getByText('Drawings for print and for the web.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /opens in a new tab$/ })).toBeVisible();
    const edit = canvas.getByRole('link', { name: 'Edit' });
    await expect(edit).toHaveAttribute('href', `/tools/${id}/UpdateTool`);
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/tools');
  }),
};
