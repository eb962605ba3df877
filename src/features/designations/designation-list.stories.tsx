import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { firstPage } from '#machines/lists/list-search.ts';
import { designationListMachine } from '#machines/designations/designation-list.machine.ts';
import { exampleDesignation } from '#machines/designations/designation.fixtures.ts';
import {
  useStoryListAddress,
  retried,
  serverDown,
  tryAgain,
  useStoryListState,
} from '#stories/fixtures/records.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { DesignationListScreen } from './designation-list.screen.tsx';

const rows = [
  exampleDesignation,
  { ...exampleDesignation, id: 'trainee', name: 'Trainee', employeeCount: 0 },
  { ...exampleDesignation, id: 'long', name: longText, employeeCount: 12_345 },
];
const shown = { rows, total: 3, shownSearch: firstPage };
const { state } = listStories(designationListMachine, DesignationListScreen, rows);

const meta = {
  title: 'Flows/Designations/Designation List',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown', shown);
export const Arabic: Story = { ...Shown, globals: { language: 'ar' } };
export const NoRecords: Story = {
  ...state('shown', { rows: [], total: 0, shownSearch: firstPage }),
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'There are no designations yet. Add one to give it to employees.', {
      role: 'link',
      name: 'Add designation',
    }),
  ),
};
export const Refreshing = state('refreshing', shown);
export const Prefetching = state('prefetching', shown);
export const ReloadFailed = state('reloadFailed', shown);
export const Unavailable = state('unavailable');
export const ConfirmingDelete = state('confirmingDelete');
export const Deleting = state('deleting');

const Live = retried(({ onRetry }) => {
  const listState = useStoryListState();
  const actor = useStoryActor(designationListMachine, { input: { search: listState.search } });
  useStoryListAddress(actor, listState);
  return <DesignationListScreen {...listState} actor={actor} onRetry={onRetry} />;
});

/** Loads at the second attempt; one in use cannot be deleted, an unused one can. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'designation-list' },
  loaders: [loadWorld('ava', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { problems }: World = loaded['world'];
    await tryAgain({ canvas, userEvent, loaded });
    const before = problems.length;
    const blocked = await canvas.findByRole('button', { name: 'Delete Developer' });
    await expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Trainee' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete Trainee?' }));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Trainee' })).toBeNull());
    await expect(canvas.getByRole('link', { name: 'Developer' })).toBeVisible();
    await expect(problems.length).toBe(before);
  }),
};
