import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { clientViewMachine } from '#machines/clients/client-view.machine.ts';
import { exampleClient } from '#machines/clients/client.fixtures.ts';
import { api } from '#openapi/client/index.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { viewStories } from '#stories/fixtures/record-stories.tsx';
import { avaKnowing, serverDown, tryAgain } from '#stories/fixtures/records.tsx';
import { ClientViewScreen } from './client-view.screen.tsx';

const { state, Live } = viewStories(clientViewMachine, ClientViewScreen, exampleClient);
const unused = {
  ...exampleClient,
  contacts: [],
  engagements: [],
  engagementCount: 0,
  reviews: [],
  reviewCount: 0,
};
/** Without the rights, only numbers are shown. */
const counted = { ...exampleClient, engagements: null, reviews: null };
const long = {
  ...exampleClient,
  name: longText,
  contacts: exampleClient.contacts.map((contact) => ({ ...contact, name: longText })),
};

const meta = {
  title: 'Flows/Clients/Client View',
  tags: ['autodocs'],
  decorators: [withRights(['roleManager.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const Unused = state('shown', unused);
export const OnlyNumbers = state('shown', counted);
export const LongText = state('shown', long);
export const Refreshing = state('refreshing');
export const NotFound = state('notFound');
export const Unavailable = state('unavailable');

const withRail = avaKnowing(async () => {
  const { clients } = await api.getClients({});
  return { id: clients.find(({ name }) => name === 'Northwind Rail')?.id };
});

/** Loads at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-view' },
  loaders: [withRail],
  beforeEach: serverDown,
  render: (_, { loaded }) => <Live target={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByRole('heading', { name: 'Northwind Rail' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'june.park@client.test' })).toHaveAttribute(
      'href',
      'mailto:june.park@client.test',
    );
    await expect(canvas.getByText('No engagements')).toBeVisible();
    await expect(canvas.getAllByText(/^Waits for|^Answered by/)[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show in the audit log' })).toBeVisible();
  }),
};

/** The audit log needs a right of its own. */
export const WithoutAuditLog: Story = {
  ...Shown,
  decorators: [withRights(['clients.basic'])],
  play: playIfEnabled(async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Show in the audit log' })).toBeNull();
  }),
};
