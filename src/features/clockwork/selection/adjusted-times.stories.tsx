import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Problem } from '#openapi/client/index.ts';
import { buildAdjustment } from '#machines/clockwork/entry/adjustment.ts';
import { clockWorkDayMachine } from '#machines/clockwork/day/clockwork-day.machine.ts';
import {
  dayInput,
  shownDay,
  staticDays,
  type StaticDay,
  InteractiveDay,
} from '../day/clockwork-day.fixtures.tsx';
import { ended, liveEntry, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { useStoryActor } from '@atrium/statechart-panel';
import { typeTime } from '../type-time.fixtures.ts';
import { loadWorld, type World } from '#stories/fixtures/world.ts';

const adjustment = buildAdjustment(ended, false, timeZone);

const rejectTimes = (fieldErrors: Record<string, string[]>, ...errorMessages: string[]) =>
  new Problem('invalid', 400, { response: { errorMessages, fieldErrors } });

const meta = {
  title: 'Screens/ClockWork Adjusted Times',
  ...staticDays,
} satisfies Meta<StaticDay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Only the start of a running entry can be corrected. */
export const AdjustingRunning: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: { context: { ...shownDay, adjustment: buildAdjustment(liveEntry, false, timeZone) } },
  play: playIfEnabled(async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('textbox', { name: /^End/ })).toHaveAccessibleDescription(
      /Leave empty to keep the timer running/,
    );
  }),
};

export const AdjustingInvalid: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: {
    context: {
      ...shownDay,
      adjustment: { ...adjustment, end: adjustment.start },
      adjustmentErrors: { end: 'endTimeAfterStartTime' },
    },
  },
};

export const AdjustingRejected: Story = {
  parameters: { flow: 'clockwork-day', state: 'shown.adjusting' },
  args: {
    context: {
      ...shownDay,
      adjustment,
      problem: rejectTimes({ newStartTime: ['The entry overlaps “Write the release notes”.'] }),
    },
  },
};

/**
 * By keyboard only: an entry is moved to the day before; the row that takes its place gets the
 * focus.
 */
export const InteractionToAnotherDay: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-day' },
  loaders: [loadWorld('ava', 'aster')],
  render: (_, { loaded }) => <Live world={loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await canvas.findByRole('table');
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const before = names();
    const [first] = canvas.getAllByRole('button', { name: /^More actions/ });
    first?.focus();
    await userEvent.keyboard('{Enter}');
    const adjust = await screen.findByRole('menuitem', { name: 'Adjust times' });
    adjust.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await within(dialog).findByRole('textbox', { name: /^End/ });
    await typeTime(dialog, 'Start', 'yesterday 22:00');
    await typeTime(dialog, 'End', 'yesterday 22:15');
    within(dialog).getByRole('button', { name: 'Save' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(names()).toEqual(before.slice(1)));
    const [top] = canvas.getAllByRole('rowheader');
    await waitFor(() =>
      expect(top?.parentElement).toContainElement(document.activeElement as HTMLElement),
    );
  }),
};

function Live({ world: { clock } }: { world: World }) {
  const actor = useStoryActor(clockWorkDayMachine, { input: { ...dayInput, clock } });
  return <InteractiveDay actor={actor} />;
}
