import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { designationFormMachine } from '#machines/designations/designation-form.machine.ts';
import { exampleDesignation } from '#machines/designations/designation.fixtures.ts';
import { validateDesignation, toDesignationForm } from '#machines/designations/designation.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { DesignationFormScreen } from './designation-form.screen.tsx';

const base = toDesignationForm(exampleDesignation);
const broken = { ...base, name: '' };
const { state, Live } = formStories(designationFormMachine, DesignationFormScreen, {
  id: exampleDesignation.id,
  base,
  mine: { name: 'Senior developer' },
  theirs: { name: 'Programmer' },
});

const meta = {
  title: 'Flows/Designations/Designation Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const FieldErrors = state('editing.filling', {
  form: broken,
  errors: validateDesignation(broken),
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Adds a designation by keyboard, first without a name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'designation-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Analyst{Enter}');
    await waitFor(async () => {
      const { designations } = await api.getDesignations({});
      await expect(designations.map((designation) => designation.name)).toContain('Analyst');
    });
  }),
};
