import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { RecordFormContext } from '#machines/records/form-values.ts';
import { toolFormMachine } from '#machines/tools/tool-form.machine.ts';
import { exampleTool } from '#machines/tools/tool.example.ts';
import { faultsOfTool, toolFormOf, type ToolForm } from '#machines/tools/tool.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { ava, conflictQuestion, formInput, stillForm } from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import type { World } from '../../../.storybook/world.ts';
import { ToolFormScreen } from './tool-form.screen.tsx';

const { id } = exampleTool;
const base = toolFormOf(exampleTool);
const form: ToolForm = { ...base, price: '249.99', description: 'Drawings for everyone.' };
const broken: ToolForm = { ...base, name: '', price: '-1', userLimits: '2.5' };
const edited = { id, form, base, version: 1 };

const meta = {
  title: 'Flows/Tools/Tool Form',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: edited },
  render: ({ context }, { parameters: { state } }) => (
    <ToolFormScreen
      {...stillForm}
      actor={frozenActor(toolFormMachine, { state, input: formInput(), context })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordFormContext<ToolForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'tool-form', state: 'loading' } };
export const Filling: Story = { parameters: { flow: 'tool-form', state: 'editing.filling' } };
export const New: Story = {
  parameters: { flow: 'tool-form', state: 'editing.filling' },
  args: { context: {} },
};
export const Faults: Story = {
  parameters: { flow: 'tool-form', state: 'editing.filling' },
  args: { context: { ...edited, form: broken, faults: faultsOfTool(broken) } },
};
export const LongTexts: Story = {
  parameters: { flow: 'tool-form', state: 'editing.filling' },
  args: { context: { ...edited, form: { ...form, name: longText, description: longText } } },
};
export const Offering: Story = {
  parameters: { flow: 'tool-form', state: 'editing.offering' },
  args: { context: { id, form: base, base, draft: { form, base, version: 1, madeId: null } } },
};
export const Saving: Story = { parameters: { flow: 'tool-form', state: 'saving' } };
export const Comparing: Story = { parameters: { flow: 'tool-form', state: 'comparing' } };
export const Conflict: Story = {
  parameters: { flow: 'tool-form', state: 'conflict' },
  args: {
    context: {
      ...edited,
      theirs: { form: { ...base, price: '300', status: false }, version: 2 },
      refusal: 'Kira Novak has changed this meanwhile.',
    },
  },
};
export const Gone: Story = { parameters: { flow: 'tool-form', state: 'gone' } };
export const Saved: Story = { parameters: { flow: 'tool-form', state: 'saved' } };
export const Missing: Story = { parameters: { flow: 'tool-form', state: 'notFound' } };
export const Unavailable: Story = { parameters: { flow: 'tool-form', state: 'unavailable' } };

function Live({ target }: { target: string | null }) {
  const actor = useWalkedActor(toolFormMachine, { input: formInput(target) });
  return <ToolFormScreen {...stillForm} actor={actor} />;
}

/** Adds a tool, by keyboard alone. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-form' },
  loaders: [ava],
  render: () => <Live target={null} />,
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

/** A tool that somebody else has changed meanwhile, and then deletes: nothing typed is lost. */
export const WalkFasterOthers: Story = {
  tags: ['walk'],
  parameters: { flow: 'tool-form' },
  loaders: [ava],
  render: () => <Live target={id} />,
  play: played(async ({ canvas, userEvent }) => {
    const price = await canvas.findByRole('textbox', { name: /^Price/ });
    await userEvent.clear(price);
    await userEvent.keyboard('249.99');
    const { updateTool: before } = await api.getTool({ path: { id } });
    const { changedBy: _, changedOn: __, ...body } = before;
    await api.updateTool({ body: { ...body, price: 300 } });
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }));
    const question = await conflictQuestion();
    await expect(question.getByRole('row', { name: /Price/ })).toHaveTextContent('Price249.99300');
    await api.deleteTool({ path: { id } });
    await userEvent.click(question.getByRole('button', { name: 'Keep mine' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as new' }));
    await waitFor(async () => {
      const { listTools } = await api.getTools({});
      const saved = listTools.find((tool) => tool.name === 'Vector Draw');
      await expect(saved?.price).toBe(249.99);
      await expect(saved?.id).not.toBe(id);
    });
  }),
};
