import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { RecordListContext } from '#machines/records/create-record-list.ts';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import type { Service } from '#machines/services/service.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import { stillPlace, useStoryPlace } from '../../../.storybook/records.ts';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
import { worldOf, type World } from '../../../.storybook/world.ts';
import { ServiceListScreen } from './service-list.screen.tsx';

const rows = [
  exampleService,
  { ...exampleService, id: '2', name: longText, description: longText, price: 1_250_000.0825 },
  { ...exampleService, id: '3', name: 'Fax gateway', description: null, price: 0, status: false },
];

const meta = {
  title: 'Flows/Services/Service List',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: { rows } },
  render: ({ context }, { parameters }) => (
    <ServiceListScreen
      {...stillPlace()}
      actor={frozenActor(serviceListMachine, {
        state: parameters['state'],
        input: undefined,
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<RecordListContext<Service>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const none = { context: { rows: null } };
const chosen = { context: { rows, chosen: exampleService } };

export const Loading: Story = {
  parameters: { flow: 'service-list', state: 'loading' },
  args: none,
};
export const Shown: Story = { parameters: { flow: 'service-list', state: 'shown' } };
export const NoRecords: Story = {
  parameters: { flow: 'service-list', state: 'shown' },
  args: { context: { rows: [] } },
};
export const Refreshing: Story = { parameters: { flow: 'service-list', state: 'refreshing' } };
export const ConfirmingDelete: Story = {
  parameters: { flow: 'service-list', state: 'confirmingDelete' },
  args: chosen,
};
export const Deleting: Story = {
  parameters: { flow: 'service-list', state: 'deleting' },
  args: chosen,
};
export const ReloadFailed: Story = {
  parameters: { flow: 'service-list', state: 'reloadFailed' },
};
export const Unavailable: Story = {
  parameters: { flow: 'service-list', state: 'unavailable' },
  args: none,
};

/** As a page of the app has it: a fresh list with each try. */
function Live() {
  const [attempt, setAttempt] = useState(0);
  return <Walked key={attempt} onRetry={() => setAttempt(attempt + 1)} />;
}

function Walked({ onRetry }: { onRetry: () => void }) {
  const actor = useWalkedActor(serviceListMachine, { input: undefined });
  return <ServiceListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
}

/** Ava searches, orders, and deletes a service by the key, after the question. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list' },
  loaders: [worldOf('ava', 'aster')],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Search' }), 'years{Enter}');
    await waitFor(() => expect(canvas.getByText('Showing 1 - 1 of 1 records')).toBeVisible());
    (await canvas.findByRole('link', { name: 'Fax gateway' })).focus();
    await userEvent.keyboard('{Delete}');
    const question = await screen.findByRole('alertdialog', { name: 'Delete Service?' });
    await expect(question).toHaveTextContent("You won't be able to revert this!");
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await expect(await canvas.findByText('No results found.')).toBeVisible();
  }),
};

/** Nothing can be read at first: a fresh list is begun with each try. */
export const WalkUnavailable: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list' },
  loaders: [worldOf('ava', 'aster')],
  beforeEach: ({ loaded }) => {
    const { setScenario }: World = loaded['world'];
    setScenario('server-down');
  },
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const tryAgain = await canvas.findByRole('button', { name: 'Try again' });
    setScenario('fair-weather');
    await userEvent.click(tryAgain);
    await expect(await canvas.findByText('Showing 1 - 10 of 12 records')).toBeVisible();
  }),
};
