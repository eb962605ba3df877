import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { exampleVendor } from '#machines/vendors/vendor.example.ts';
import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { api } from '#openapi/client/index.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  avaKnowing,
  retried,
  serverDown,
  stillView,
  tryAgain,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { VendorViewScreen } from './vendor-view.screen.tsx';

const meta = {
  title: 'Flows/Vendors/Vendor View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { record: exampleVendor },
  render: ({ record }, { parameters: { state } }) => (
    <VendorViewScreen
      {...stillView}
      actor={frozenActor(vendorViewMachine, {
        state,
        input: { id: exampleVendor.id },
        context: { record },
      })}
    />
  ),
} satisfies Meta<{ record: Vendor | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'vendor-view', state: 'loading' },
  args: { record: null },
};
export const Shown: Story = { parameters: { flow: 'vendor-view', state: 'shown' } };
export const LittleKnown: Story = {
  parameters: { flow: 'vendor-view', state: 'shown' },
  args: { record: { ...exampleVendor, email: null, phone: null, address: null, website: null } },
};

/** What is no page on the web is a text. */
export const LongText: Story = {
  parameters: { flow: 'vendor-view', state: 'shown' },
  args: {
    record: {
      ...exampleVendor,
      name: longText,
      notes: longText,
      website: 'javascript:alert(1)',
      email: `${'x'.repeat(180)}@cobalt.vendor.test`,
    },
  },
};
export const Refreshing: Story = { parameters: { flow: 'vendor-view', state: 'refreshing' } };
export const NotThere: Story = { parameters: { flow: 'vendor-view', state: 'notFound' } };
export const Unavailable: Story = {
  parameters: { flow: 'vendor-view', state: 'unavailable' },
  args: { record: null },
};

const Live = retried<{ id: string }>(({ id, onRetry }) => {
  const actor = useWalkedActor(vendorViewMachine, { input: { id } });
  return <VendorViewScreen {...stillView} actor={actor} onRetry={onRetry} />;
});

const withCobalt = avaKnowing(async () => {
  const { vendors } = await api.getVendors({});
  return { id: vendors.find(({ name }) => name === 'Cobalt Hardware')?.id };
});

/** Read at the second try, since the server is down at first. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-view' },
  loaders: [withCobalt],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
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
