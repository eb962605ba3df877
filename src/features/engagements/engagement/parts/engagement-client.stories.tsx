import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementClientMachine } from '#machines/engagements/engagement/parts/engagement-client.machine.ts';
import { exampleClient } from '#machines/engagements/engagement/parts/engagement-extras.fixtures.ts';
import { exampleDetail } from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { createStoryEngagement } from '../../engagements.fixtures.tsx';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { EngagementContacts } from './contacts.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Client',
  tags: ['autodocs'],
  decorators: [withRights(['clients.basic'])],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, client: typeof exampleClient | null = null) => ({
  parameters: { flow: 'engagement-client', state: name },
  render: () => {
    const actor = frozenActor(engagementClientMachine, {
      state: name,
      input: { detail: exampleDetail },
      context: { client, cause: name === 'unavailable' ? 'down' : null },
    });
    return (
      <>
        <StateCard machine={engagementClientMachine} actor={actor} />
        <EngagementContacts actor={actor} name={exampleClient.name} />
      </>
    );
  },
});

export const Closed = state('closed');
export const Loading = state('loading');
export const Shown = state('shown', exampleClient);
export const WithoutContacts = state('shown', { ...exampleClient, contacts: [] });
export const Unavailable = state('unavailable');

function Live({ detail }: { detail: EngagementDetail }) {
  const actor = useStoryActor(engagementClientMachine, { input: { detail } });
  return <EngagementContacts actor={actor} name={detail.engagement.client?.name ?? ''} />;
}

const withClient = avaKnowing(async () => {
  const { clients } = await api.getClients({});
  const client = clients.find(({ contacts }) => contacts.length > 0);
  const { engagement, projectTypes } = await createStoryEngagement();
  const { id, name, prospectName, projectTypeId, createdOn, createdOnAsInputString } = engagement;
  const head = { id, name, prospectName, projectTypeId, createdOn, createdOnAsInputString };
  await api.updateEngagement({ body: { ...head, clientId: client?.id ?? null } });
  const detail = await api.getEngagement({ path: { id } });
  return { client, detail: { ...detail, projectTypes } };
});

/** Shows the contacts of the linked client on request. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-client' },
  loaders: [withClient],
  render: (_, { loaded }) => <Live detail={loaded['detail']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show contacts' }));
    const name: string = loaded['client'].contacts[0].name;
    await expect(await canvas.findByText(name)).toBeVisible();
  }),
};
