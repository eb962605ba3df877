import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { engagementClientSearchMachine } from '#machines/engagements/engagement/parts/engagement-client-search.machine.ts';
import { choiceSearchStories } from '#stories/fixtures/choice-search-stories.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';

const { state, Live } = choiceSearchStories(engagementClientSearchMachine, {
  label: 'Linked client',
  choices: [
    { id: '1', label: 'Harbour Logistics' },
    { id: '2', label: 'Northwind' },
  ],
});

const meta = {
  title: 'Flows/Engagements/Engagement Client Search',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed = state('closed');
export const Typing = state('open.typing');
export const Searching = state('open.searching');
export const Found = state('open.found');
export const Failed = state('open.failed');

const withClients = avaKnowing(async () => {
  const { clients } = await api.getClients({});
  return { name: clients.find(({ isActive }) => isActive)?.name ?? '' };
});

/** By keyboard: a client is found by its name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-client-search' },
  loaders: [withClients],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const name: string = loaded['name'];
    const field = canvas.getByRole('combobox', { name: 'Linked client' });
    await userEvent.type(field, name);
    await screen.findByRole('option', { name });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(field).toHaveValue(name);
  }),
};
