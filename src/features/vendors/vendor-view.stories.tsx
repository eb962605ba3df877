import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVendor } from '#machines/vendors/vendor.fixtures.ts';
import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { VendorViewScreen } from './vendor-view.screen.tsx';

const { state, Live } = viewStories(vendorViewMachine, VendorViewScreen, exampleVendor);
const little = { ...exampleVendor, email: null, phone: null, address: null, website: null };
/** An address that is no web page is shown as text. */
const long = {
  ...exampleVendor,
  name: longText,
  notes: longText,
  website: 'javascript:alert(1)',
  email: `${'x'.repeat(180)}@cobalt.vendor.test`,
};

const meta = {
  title: 'Flows/Vendors/Vendor View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const MinimalFields = state('shown', little);
export const LongText = state('shown', long);
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withCobalt = avaKnowing(async () => {
  const { vendors } = await api.getVendors({});
  return { id: vendors.find(({ name }) => name === 'Cobalt Hardware')?.id };
});

/** Loads at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'vendor-view' },
  loaders: [withCobalt],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Cobalt Hardware' })).toBeVisible();
    const website = canvas.getByRole('link', { name: /^https:.* opens in a new tab$/ });
    await expect(website).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      'mailto:sales@cobalt.vendor.test',
    );
    await expect(canvas.getByRole('link', { name: /^\+49/ })).toHaveAttribute(
      'href',
      'tel:+493055501420',
    );
  }),
};
