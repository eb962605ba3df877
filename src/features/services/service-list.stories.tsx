import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { ListSearch } from '#machines/lists/list-search.ts';
import type { ListContext } from '#machines/lists/list-types.ts';
import { exampleService } from '#machines/services/service.example.ts';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import type { Service } from '#machines/services/service.ts';
import { withRouter } from '../../../.storybook/decorators/router.tsx';
import { longText } from '../../../.storybook/fixtures.ts';
import { played } from '../../../.storybook/played.ts';
import {
  ava,
  retried,
  serverDown,
  stillPlace,
  tryAgain,
  useStoryPlace,
} from '../../../.storybook/records.tsx';
import { frozenActor, useWalkedActor } from '../../../.storybook/statechart-panel/index.ts';
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
  render: ({ context }, { parameters: { state } }) => (
    <ServiceListScreen
      {...stillPlace()}
      actor={frozenActor(serviceListMachine, { state, input: {}, context })}
    />
  ),
} satisfies Meta<{ context: Partial<ListContext<Service>> }>;
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

const Live = retried(({ onRetry }) => {
  const actor = useWalkedActor(serviceListMachine, { input: {} });
  return <ServiceListScreen {...useStoryPlace()} actor={actor} onRetry={onRetry} />;
});

/** Ava searches, orders, and deletes a service by the key, after the question. */
export const Walk: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list' },
  loaders: [ava],
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

/** Back from a form: the list turns to the page of the saved service, which has the focus. */
export const WalkSaved: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list', told: { savedName: 'Video rooms' } },
  loaders: [ava],
  render: () => <Live />,
  play: played(async ({ canvas, userEvent }) => {
    const saved = await canvas.findByRole('link', { name: 'Video rooms' });
    await waitFor(() => expect(saved).toHaveFocus());
    await expect(canvas.getByText('Showing 11 - 12 of 12 records')).toBeVisible();
    // Once: the person may go on.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('Showing 1 - 10 of 12 records')).toBeVisible();
  }),
};

function Filtered() {
  const actor = useWalkedActor(serviceListMachine, { input: {} });
  const place = useStoryPlace();
  const [begun, setBegun] = useState<ListSearch>({
    ...place.search,
    columnFilters: [{ name: 'search', value: 'years' }],
  });
  return <ServiceListScreen {...place} actor={actor} search={begun} onSearch={setBegun} />;
}

/** The filters leave the saved service out: the list says so, and shows it without them. */
export const WalkSavedElsewhere: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list', told: { savedName: 'Video rooms' } },
  loaders: [ava],
  render: () => <Filtered />,
  play: played(async ({ canvas, userEvent }) => {
    const notice = await canvas.findByText(/Video rooms.* is saved, but the filters leave it out/);
    await expect(notice).toBeVisible();
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Video rooms' })).toHaveFocus());
  }),
};

/** Nothing can be read at first: a fresh list is begun with each try. */
export const WalkUnavailable: Story = {
  tags: ['walk'],
  parameters: { flow: 'service-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: played(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('Showing 1 - 10 of 12 records')).toBeVisible();
  }),
};
