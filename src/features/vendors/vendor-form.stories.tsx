import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { exampleVendor } from '#machines/vendors/vendor.fixtures.ts';
import { vendorFormMachine } from '#machines/vendors/vendor-form.machine.ts';
import { toVendorForm } from '#machines/vendors/vendor.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import type { World } from '#stories/fixtures/world.ts';
import { VendorFormScreen } from './vendor-form.screen.tsx';

const base = toVendorForm(exampleVendor);
const { state, Live } = formStories(vendorFormMachine, VendorFormScreen, {
  id: exampleVendor.id,
  base,
  mine: { phone: '+49 30 5550 1499', notes: 'Screens alone.' },
  theirs: { phone: '+49 30 5550 1400', isActive: false },
});
const broken = { ...base, name: '', website: 'cobalt.test' };
const errors = { name: { rule: 'required' as const }, website: { rule: 'regex' as const } };

const meta = {
  title: 'Flows/Vendors/Vendor Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const WithErrors = state('editing.filling', { form: broken, errors });
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

/** A vendor is added by keyboard, and its errors are corrected. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'vendor-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required');
    await userEvent.keyboard('Juniper Displays');
    for (let field = 0; field < 5; field += 1) await userEvent.tab();
    await userEvent.keyboard('juniper.test{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Website is invalid');
    const website = canvas.getByRole('textbox', { name: 'Website' });
    await waitFor(() => expect(website).toHaveFocus());
    await userEvent.clear(website);
    await userEvent.keyboard('https://juniper.test{Enter}');
    await waitFor(async () => {
      const { vendors } = await api.getVendors({});
      await expect(vendors.map((vendor) => vendor.name)).toContain('Juniper Displays');
    });
    await expect(problems).toEqual([]);
  }),
};
