import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { emptyService, serviceFormOf } from '#machines/services/service.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { formStories } from '../../../.storybook/record-stories.tsx';
import { ava } from '../../../.storybook/records.tsx';
import { ServiceFormScreen } from './service-form.screen.tsx';

const { id } = exampleService;
const base = serviceFormOf(exampleService);
const mine = { name: 'Cloud backup, daily', price: '1590.25' };
const theirs = { price: '1500', status: false };
const broken = { ...base, name: '', price: '-1', description: longText.repeat(3) };
const faults = {
  name: { rule: 'required' as const },
  description: { rule: 'max' as const },
  price: { rule: 'not_negative' as const },
};
const { state, edited, Live } = formStories(serviceFormMachine, ServiceFormScreen, {
  id,
  base,
  mine,
  theirs,
});

const meta = {
  title: 'Flows/Services/Service Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', { form: emptyService });
export const Editing = state('editing.filling');
export const Faults = state('editing.filling', { ...edited, form: broken, faults });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Gone = state('gone');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Ava adds a service by keyboard alone: first too hastily, then with a price that was copied. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-form' },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await userEvent.type(name, '{Enter}');
    await expect(await canvas.findByText('There are 3 problems')).toBeVisible();
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('Phishing drill');
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await userEvent.paste('$12,500.00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'User Limits' }), '5{Enter}');
    await waitFor(async () => {
      const made = { name: 'Phishing drill', price: 12_500, userLimits: 5 };
      const { service } = await api.getServices({});
      await expect(service).toContainEqual(expect.objectContaining(made));
    });
  }),
};
