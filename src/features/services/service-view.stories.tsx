import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import type { Service } from '#machines/services/service.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { avaKnowing, stillView } from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { ServiceViewScreen } from './service-view.screen.tsx';

const { id } = exampleService;

const meta = {
  title: 'Flows/Services/Service View',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { record: exampleService },
  render: ({ record }, { parameters: { state } }) => (
    <ServiceViewScreen
      {...stillView}
      actor={frozenActor(serviceViewMachine, { state, input: { id }, context: { record } })}
    />
  ),
} satisfies Meta<{ record: Service | null }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  parameters: { flow: 'service-view', state: 'loading' },
  args: { record: null },
};
export const Shown: Story = { parameters: { flow: 'service-view', state: 'shown' } };
export const LongAndEmpty: Story = {
  parameters: { flow: 'service-view', state: 'shown' },
  args: { record: { ...exampleService, name: longText, url: null, description: null } },
};
/** What a browser would run is no link. */
export const UnsafeUrl: Story = {
  parameters: { flow: 'service-view', state: 'shown' },
  args: { record: { ...exampleService, url: 'javascript:alert(1)' } },
  play: played(async ({ canvas }) => {
    await expect(await canvas.findByText('javascript:alert(1)')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /alert/ })).toBeNull();
  }),
};
export const Refreshing: Story = { parameters: { flow: 'service-view', state: 'refreshing' } };
export const Missing: Story = { parameters: { flow: 'service-view', state: 'notFound' } };
/** Its head stands all the same: the name that the list knew, the way back, and what can be done. */
export const Unavailable: Story = {
  parameters: {
    flow: 'service-view',
    state: 'unavailable',
    told: { recordName: 'Cloud backup' },
  },
  args: { record: null },
  play: played(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Cloud backup',
    );
    await expect(canvas.getByRole('link', { name: 'Services' })).toHaveAttribute(
      'href',
      '/services',
    );
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  }),
};

function Live({ target }: { target: string }) {
  const actor = useWalkedActor(serviceViewMachine, { input: { id: target } });
  return <ServiceViewScreen {...stillView} actor={actor} />;
}

/** Ava reads a service: price with its dollar sign, status and licence in words. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-view' },
  loaders: [avaKnowing(async () => ({ second: (await api.getServices({})).service[1]?.id ?? '' }))],
  render: (_, { loaded }) => <Live target={loaded['second']} />,
  play: played(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cloud backup' })).toBeVisible();
    await expect(canvas.getByText('$1,490.50')).toBeVisible();
    await expect(canvas.getAllByText('Active')).toHaveLength(2);
    await expect(canvas.getByText(/^Last changed by /)).toBeVisible();
    const url = canvas.getByRole('link', { name: /^https:.* opens in a new tab$/ });
    await expect(url).toHaveAttribute('href', 'https://backup.example.test/');
    await expect(url).toHaveAttribute('rel', 'noopener noreferrer');
  }),
};
