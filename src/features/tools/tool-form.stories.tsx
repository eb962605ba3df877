import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { exampleTool } from '#machines/tools/tool.example.ts';
import { faultsOfTool, toolFormOf } from '#machines/tools/tool.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { formStories } from '../../../.storybook/record-stories.tsx';
import { ava } from '../../../.storybook/records.tsx';
import type { World } from '../../../.storybook/world.ts';
import { ToolFormScreen } from './tool-form.screen.tsx';

const { id } = exampleTool;
const base = toolFormOf(exampleTool);
const mine = { price: '249.99', description: 'Drawings for everyone.' };
const theirs = { price: '300', status: false };
const broken = { ...base, name: '', price: '-1', userLimits: '2.5' };
const long = { ...base, name: longText, description: longText };
const { state, edited, Live } = formStories(toolFormMachine, ToolFormScreen, {
  id,
  base,
  mine,
  theirs,
});

const meta = {
  title: 'Flows/Tools/Tool Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const New = state('editing.filling', {});
export const Filling = state('editing.filling');
export const Faults = state('editing.filling', { form: broken, faults: faultsOfTool(broken) });
export const LongTexts = state('editing.filling', { ...edited, form: long });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Gone = state('gone');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Adds a tool, by keyboard alone. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-form' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: /^Tool Name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByText('Tool Name is required').length).toBeGreaterThan(0);
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Trace Lens{Tab}{Tab}Follows one call.{Tab}1,049.90{Tab}{Tab}2.5');
    await userEvent.keyboard('{Enter}');
    const limits = canvas.getByRole('textbox', { name: /^User Limits/ });
    await waitFor(() => expect(limits).toHaveFocus());
    await expect(limits).toHaveAccessibleDescription('Field allows numbers only');
    await userEvent.clear(limits);
    await userEvent.keyboard('100{Enter}');
    await waitFor(async () => {
      const { listTools } = await api.getTools({});
      await expect(listTools.find((tool) => tool.name === 'Trace Lens')).toMatchObject({
        discription: 'Follows one call.',
        price: 1049.9,
        userLimits: 100,
        status: true,
        licence: false,
      });
    });
    await expect(problems).toEqual([]);
  }),
};
