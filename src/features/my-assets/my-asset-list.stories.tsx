import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  exampleMine,
  exampleOfTeam,
  exampleWaiting,
} from '#machines/my-assets/my-asset.fixtures.ts';
import { myAssetListMachine } from '#machines/my-assets/my-asset-list.machine.ts';
import { hiddenAtFirst } from '#machines/my-assets/my-asset.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { nothingYet } from '#stories/fixtures/nothing-yet.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { listStories } from '#stories/fixtures/record-stories.tsx';
import { createStaticListState } from '#stories/fixtures/records.tsx';
import { frozenActor } from '@atrium/statechart-panel';
import { MyAssetListScreen } from './my-asset-list.screen.tsx';

const long = { ...exampleMine, assignment: { ...exampleMine.assignment, note: longText } };
const declined = {
  ...exampleMine,
  assignment: {
    ...exampleMine.assignment,
    id: 'declined',
    handover: {
      state: 'Declined' as const,
      answeredAt: '2024-05-20T13:12:00.000Z',
      answeredAtAsString: '20/05/2024 03:12 PM',
      remark: 'The charger is missing.',
      remindableFrom: null,
    },
  },
};
const second = {
  ...exampleWaiting,
  assignment: { ...exampleWaiting.assignment, id: 'second', assetCode: 'AS-LAP-0002' },
};
const { state, interaction } = listStories(myAssetListMachine, MyAssetListScreen, [
  exampleMine,
  exampleOfTeam,
]);

const meta = {
  title: 'Flows/My Assets/My Asset List',
  tags: ['autodocs'],
  decorators: [withRights(), withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Shown = state('shown');
/** One asset is pending; one was declined and can still be accepted. */
export const Waiting = state('shown', { rows: [exampleWaiting, declined, exampleMine] });
/**
 * The width that a window of 1440 pixels leaves: nothing scrolls, and the actions cover no column.
 */
export const AtDesktopWidth: Story = {
  render: () => (
    <div style={{ inlineSize: '1338px' }}>
      <MyAssetListScreen
        {...createStaticListState()}
        hiddenColumns={hiddenAtFirst}
        actor={frozenActor(myAssetListMachine, {
          state: 'shown',
          input: {},
          context: { rows: [declined, exampleWaiting, exampleOfTeam], total: 3 },
        })}
      />
    </div>
  ),
  play: playIfEnabled(async ({ canvas }) => {
    const frame = await canvas.findByRole('region', { name: 'My Assets' });
    await expect(frame.scrollWidth).toBe(frame.clientWidth);
    const serial = canvas.getByRole('columnheader', { name: /Serial number/ });
    const actions = canvas.getByRole('columnheader', { name: 'Action' });
    await expect(serial.getBoundingClientRect().right).toBeLessThanOrEqual(
      actions.getBoundingClientRect().left + 1,
    );
  }),
};
export const MultiplePending = state('shown', { rows: [exampleWaiting, second] });
/** A user who may assign assets gets a link to the assignments. */
export const Empty: Story = {
  ...state('shown', { rows: [] }),
  decorators: [withRights(['assetAssignments.basic']), withRouter],
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No assets assigned to you or your teams.', {
      role: 'link',
      name: 'Go to Asset Assignments',
    }),
  ),
};
export const EmptyWithTeams: Story = {
  ...Empty,
  decorators: [withRights([]), withRouter],
  play: playIfEnabled(({ canvas }) =>
    nothingYet(canvas, 'No assets assigned to you or your teams.', null),
  ),
};
export const LongTexts = state('shown', { rows: [long] });
export const Refreshing = state('refreshing');
export const ReloadFailed = state('reloadFailed');
export const Unavailable = state('unavailable');

/** Ava searches her assets by text. */
export const Interaction: Story = {
  tags: ['interaction'],
  ...interaction(
    playIfEnabled(async ({ canvas, userEvent }) => {
      await expect(await canvas.findByText(/^Showing 1 - /)).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Search' }), 'nothing like this');
      await expect(await canvas.findByText('No results found.')).toBeVisible();
    }),
  ),
};
