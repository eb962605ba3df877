import type { Meta, StoryObj } from '@storybook/react-vite';
import { api } from '#openapi/client/index.ts';
import { emptyPriced, toPricedForm } from '#machines/records/priced.ts';
import { exampleService } from '#machines/services/service.fixtures.ts';
import { serviceFormMachine } from '#machines/services/service-form.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { createPricedFormInteraction } from '#stories/record-interactions.ts';
import { ServiceFormScreen } from './service-form.screen.tsx';

const { id } = exampleService;
const base = toPricedForm(exampleService);
const mine = { name: 'Cloud backup, daily', price: '1590.25' };
const theirs = { price: '1500', status: false };
const broken = { ...base, name: '', price: '-1', description: longText.repeat(3) };
const errors = {
  name: { rule: 'required' as const },
  description: { rule: 'max' as const },
  price: { rule: 'not_negative' as const },
};
const { state, edited, interaction } = formStories(serviceFormMachine, ServiceFormScreen, {
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
export const Adding = state('editing.filling', { form: emptyPriced });
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', { ...edited, form: broken, errors });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Adds a service, by keyboard only. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    createPricedFormInteraction({
      label: 'Name',
      list: async () => (await api.getServices({})).service,
      made: { description: 'Follows one call.', license: false },
    }),
  ),
};
