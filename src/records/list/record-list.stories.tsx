import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ServiceListScreen } from '#features/services/service-list.screen.tsx';
import type { ListSearch } from '#machines/lists/list-search.ts';
import { serviceListMachine } from '#machines/services/service-list.machine.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { ava, serverDown, tryAgain, useStoryListState } from '#stories/fixtures/records.tsx';
import { useStoryActor } from '@atrium/statechart-panel';

/** Stories that apply to every record list, with the list of services as the example. */
const { Live } = listStories(serviceListMachine, ServiceListScreen, []);

function Filtered() {
  const actor = useStoryActor(serviceListMachine, { input: {} });
  const listState = useStoryListState();
  const [initial, setInitial] = useState<ListSearch>({
    ...listState.search,
    columnFilters: [{ name: 'search', value: 'years' }],
  });
  return <ServiceListScreen {...listState} actor={actor} search={initial} onSearch={setInitial} />;
}

const meta = {
  title: 'Screens/Record List',
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Back from a form: the list opens the page of the saved service, which gets the focus. */
export const InteractionSaved: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-list', locationState: { savedName: 'Video rooms' } },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const saved = await canvas.findByRole('link', { name: 'Video rooms' });
    await waitFor(() => expect(saved).toHaveFocus());
    await expect(canvas.getByText('Showing 11 - 12 of 12 records')).toBeVisible();
    // Only once: the user may open other pages.
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('Showing 1 - 10 of 12 records')).toBeVisible();
  }),
};

/** The filters exclude the saved service: the list says so, and can show it without them. */
export const InteractionSavedInOtherTab: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-list', locationState: { savedName: 'Video rooms' } },
  loaders: [ava],
  render: () => <Filtered />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const notice = await canvas.findByText(/was saved but is hidden by your filters/);
    await expect(notice).toHaveTextContent('“Video rooms” was saved');
    const [clear] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (clear) await userEvent.click(clear);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Video rooms' })).toHaveFocus());
  }),
};

/** Loading fails at first: each retry starts a new list. */
export const InteractionUnavailable: Story = {
  tags: ['interaction'],
  parameters: { flow: 'service-list' },
  loaders: [ava],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    await tryAgain({ canvas, userEvent, loaded });
    await expect(await canvas.findByText('Showing 1 - 10 of 12 records')).toBeVisible();
  }),
};
