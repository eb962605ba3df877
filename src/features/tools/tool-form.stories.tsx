import type { Meta, StoryObj } from '@storybook/react-vite';
import { api } from '#openapi/client/index.ts';
import { toPricedForm } from '#machines/records/priced.ts';
import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { exampleTool } from '#machines/tools/tool.fixtures.ts';
import { validateTool } from '#machines/tools/tool.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { createPricedFormInteraction } from '#stories/record-interactions.ts';
import { ToolFormScreen } from './tool-form.screen.tsx';

const { id } = exampleTool;
const base = toPricedForm(exampleTool);
const mine = { price: '249.99', description: 'Drawings for everyone.' };
const theirs = { price: '300', status: false };
const broken = { ...base, name: '', price: '-1', userLimits: '2.5' };
const long = { ...base, name: longText, description: longText };
const { state, edited, interaction } = formStories(toolFormMachine, ToolFormScreen, {
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
export const WithErrors = state('editing.filling', { form: broken, errors: validateTool(broken) });
export const LongTexts = state('editing.filling', { ...edited, form: long });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Adds a tool, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    createPricedFormInteraction({
      label: 'Tool Name',
      list: async () => (await api.getTools({})).listTools,
      made: { discription: 'Follows one call.', licence: false },
    }),
  ),
};
