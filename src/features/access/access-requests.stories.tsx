import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accessAnswerMachine } from '#machines/access/access-answer.machine.ts';
import {
  exampleDenied,
  exampleGranted,
  exampleRequest,
} from '#machines/access/access-request.fixtures.ts';
import { accessRequestListMachine } from '#machines/access/access-request-list.machine.ts';
import type { AccessRequest } from '#machines/access/access-request.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import type { ListScreenProps } from '#records/list/record-list.tsx';
import {
  useStoryListAddress,
  createStaticListState,
  retried,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRights } from '#stories/fixtures/rights.tsx';
import { useCompanion } from '#records/use-companion.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { AccessRequestsScreen } from './access-requests.screen.tsx';

const rows: readonly AccessRequest[] = [
  exampleRequest,
  { ...exampleRequest, id: 'own', userId: 'ava', userName: 'Ava Stone', note: '' },
  exampleGranted,
  exampleDenied,
  { ...exampleDenied, id: 'long', userName: longText, note: longText, answerNote: longText },
];

/** The list; its actions do nothing. */
function StaticList(props: ListScreenProps<AccessRequest>) {
  const answer = frozenActor(accessAnswerMachine, { state: 'idle', input: undefined });
  return <AccessRequestsScreen {...props} ownId="ava" answer={answer} />;
}

const { state } = listStories(accessRequestListMachine, StaticList, rows);
const shown = { rows, total: rows.length, shownSearch: firstPage };

const meta = {
  title: 'Flows/Access/Access Request List',
  tags: ['autodocs'],
  decorators: [withRights(['roleManager.basic']), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...state('shown', shown), globals: { language: 'ar' } };
export const NoRecords = state('shown', { rows: [], total: 0, shownSearch: firstPage });
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(accessRequestListMachine, { input: { search: listState.search } });
  const answer = useCompanion(actor, accessAnswerMachine);
  useStoryListAddress(actor, listState);
  return (
    <AccessRequestsScreen
      {...createStaticListState()}
      {...listState}
      ownId="ava"
      actor={actor}
      answer={answer}
      onRetry={onRetry}
    />
  );
});

/** Ava denies the request of Jon with a reason. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'access-request-list' },
  loaders: [loadWorld('ava', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answer Jon Berg' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Jon Berg requests/ }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Deny' }));
    await expect(await dialog.findByText(/required/i)).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Remark' }), 'Grace reports times.');
    await userEvent.click(dialog.getByRole('button', { name: 'Deny' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Answer/ })).toBeNull());
    await expect(await canvas.findByText('Grace reports times.')).toBeVisible();
  }),
};
