import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { exampleService } from '#machines/services/service.fixtures.ts';
import { serviceViewMachine } from '#machines/services/service-view.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { ServiceViewScreen } from './service-view.screen.tsx';

const { state, Live } = viewStories(serviceViewMachine, ServiceViewScreen, exampleService);
const long = { ...exampleService, name: longText, url: null, description: null };

const meta = {
  title: 'Flows/Services/Service View',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const LongTextsAndEmptyFields = state('shown', long);
export const Refreshing = state('refreshing');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Ava opens a service: price with its dollar sign, status and license as text. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-view' },
  loaders: [avaKnowing(async () => ({ second: (await api.getServices({})).service[1]?.id ?? '' }))],
  render: (_, { loaded }) => <Live target={loaded['second']} />,
  play: playIfEnabled(async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Cloud backup' })).toBeVisible();
    await expect(canvas.getByText('$1,490.50')).toBeVisible();
    await expect(canvas.getAllByText('Active')).toHaveLength(2);
    await expect(canvas.getByText(/^Last changed by /)).toBeVisible();
    const url = canvas.getByRole('link', { name: /^https:.* opens in a new tab$/ });
    await expect(url).toHaveAttribute('href', 'https://backup.example.test/');
    await expect(url).toHaveAttribute('rel', 'noopener noreferrer');
  }),
};
