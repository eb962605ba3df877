import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { exampleVendor } from '#machines/vendors/vendor.example.ts';
import { vendorViewMachine } from '#machines/vendors/vendor-view.machine.ts';
import type { Vendor } from '#machines/vendors/vendor.ts';
import { api } from '#openapi/client/index.ts';
import { NotFound } from '#shell/not-found.tsx';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
import { VendorViewScreen } from './vendor-view.screen.tsx';

const notFound = <NotFound onBack={fn()} />;

const meta = {
  title: 'Flows/Vendors/Vendor View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { record: exampleVendor },
  render: ({ record }, { parameters }) => (
    <VendorViewScreen
      actor={frozenActor(vendorViewMachine, {
        state: parameters['state'],
        input: { id: exampleVendor.id },
        context: { record },
      })}
      onCopyAddress={fn()}
      notFound={notFound}
      onRetry={fn()}
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

/** Read at the second try, since the server is down at first. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'vendor-view' },
  loaders: [
    async (context) => {
      const loaded = await worldOf('ava', 'aster')(context);
      const { vendors } = await api.getVendors({});
      return { ...loaded, id: vendors.find(({ name }) => name === 'Cobalt Hardware')?.id };
    },
  ],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('fair-weather');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByRole('heading', { name: 'Cobalt Hardware' })).toBeVisible();
    const website = canvas.getByRole('link', { name: /^https:.* opens in a new tab$/ });
    await expect(website).toHaveAttribute('rel', 'noreferrer');
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

/** As a page of the app has it: a fresh view with each try. */
function Live({ id }: { id: string }) {
  const [attempt, setAttempt] = useState(0);
  return <View key={attempt} id={id} onRetry={() => setAttempt(attempt + 1)} />;
}

function View({ id, onRetry }: { id: string; onRetry: () => void }) {
  const actor = useWalkedActor(vendorViewMachine, { input: { id } });
  return (
    <VendorViewScreen actor={actor} onCopyAddress={fn()} notFound={notFound} onRetry={onRetry} />
  );
}
