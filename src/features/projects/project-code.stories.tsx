import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { projectCodeMachine } from '#machines/projects/project-code.machine.ts';
import {
  projectFormMachine,
  type ProjectFormActor,
} from '#machines/projects/project-form.machine.ts';
import { FormText } from '#records/form/fields.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formInput } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

/** The fields that the suggestion reads and fills in. */
function Fields({ actor }: { actor: ProjectFormActor }) {
  return (
    <>
      <FormText actor={actor} field="name" label="Name" />
      <FormText actor={actor} field="code" label="Code" />
    </>
  );
}

const meta = {
  title: 'Flows/Projects/Project Code',
  tags: ['autodocs'],
  render: (_, { parameters }) => {
    const form = frozenActor(projectFormMachine, { state: 'editing.filling', input: formInput() });
    frozenActor(projectCodeMachine, {
      state: parameters['state'],
      input: { form },
      context: { name: 'Price list' },
    });
    return <Fields actor={form} />;
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'project-code', state: 'idle' } };
export const Typing: Story = { parameters: { flow: 'project-code', state: 'typing' } };
export const Suggesting: Story = { parameters: { flow: 'project-code', state: 'suggesting' } };

function Live() {
  const form = useStoryActor(projectFormMachine, { input: formInput() });
  useStoryActor(projectCodeMachine, { input: { form } });
  return <Fields actor={form} />;
}

/** The code follows the name until the person types one of their own. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'project-code' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name' });
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await waitFor(() => expect(name).not.toHaveAttribute('readonly'));
    await userEvent.type(name, 'Price list');
    await waitFor(() => expect(code).toHaveValue('PL'));
    await userEvent.type(name, ' online');
    await waitFor(() => expect(code).toHaveValue('PLO'));
    await userEvent.clear(code);
    await userEvent.type(code, 'OWN');
    await userEvent.type(name, ' now');
    await expect(code).toHaveValue('OWN');
  }),
};
