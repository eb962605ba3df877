import { useSelector } from '@xstate/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  splitEntryMachine,
  type SplitEntryContext,
} from '#machines/clockwork/entry/split-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { loadDay, type World } from '#stories/fixtures/world.ts';
import { ended, longText, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { SplitDialog } from './split-dialog.tsx';

const meta = {
  title: 'Flows/ClockWork/Split Entry',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <SplitDialog
      actor={frozenActor(splitEntryMachine, {
        state: parameters['state'],
        input: { entry: ended, timeZone },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<SplitEntryContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<SplitEntryContext> = {}): Story => ({
  parameters: { flow: 'split-entry', state: name },
  args: { context },
});

export const Choosing = state('choosing');
export const TimeOutsideEntry = state('choosing', {
  point: null,
  typed: '18:00',
  error: 'outside',
});
export const LongName = state('choosing', { entry: { ...ended, description: longText } });
export const NotSplit = state('choosing', { failure: { kind: 'down', message: '' } });
export const Splitting = state('splitting');
export const Split = state('split');
export const Closed = state('closed');

/** With the slider by keyboard; at the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'split-entry' },
  loaders: [loadDay('ava')],
  render: (_, { loaded }) => <Live entry={loaded['day'].find(isLong)} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Split entry' }));
    const slider = dialog.getByRole('slider', { name: 'First part' });
    slider.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveAttribute('aria-valuetext', '3 minutes');
    await expect(dialog.getByRole('list', { name: 'Result' })).toHaveTextContent('3m');
    setScenario('server-down');
    await userEvent.click(dialog.getByRole('button', { name: 'Split' }));
    await expect(await dialog.findByText('Couldn’t split the entry')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(dialog.getByRole('button', { name: 'Split' }));
    await expect(await canvas.findByText('There are two entries now.')).toBeInTheDocument();
  }),
};

/** A time outside the entry stays as typed, and the field shows the valid range. */
export const TypedOutsideEntry: Story = {
  tags: ['interaction'],
  parameters: { flow: 'split-entry' },
  render: () => <Live entry={ended} />,
  play: playIfEnabled(async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Split entry' }));
    const field = dialog.getByRole('textbox', { name: 'Split at' });
    const typed = async (text: string, why: string | RegExp) => {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(text);
      await expect(field).toHaveAccessibleDescription(why);
    };
    const outside = 'Choose a time between 01:11 PM and 02:29 PM.';
    for (const text of ['20:00', '13:10', '2h', '2:30 PM']) await typed(text, outside);
    await typed('soon', /Enter a (?:time|duration) like/);
    await userEvent.click(dialog.getByRole('button', { name: 'Split' }));
    await expect(field).toHaveAccessibleDescription(/Enter a (?:time|duration) like/);
    await userEvent.clear(field);
    await userEvent.type(field, '13:30');
    await userEvent.tab();
    await expect(field).toHaveValue('01:30 PM');
  }),
};

const isLong = ({ totalTimeInSeconds, endTime }: Entry) =>
  endTime !== null && totalTimeInSeconds > 600;

function Live({ entry }: { entry: Entry }) {
  const actor = useStoryActor(splitEntryMachine, { input: { entry, timeZone } });
  const isSplit = useSelector(actor, (snapshot) => snapshot.matches('split'));
  return (
    <>
      <SplitDialog actor={actor} />
      {isSplit && <p>There are two entries now.</p>}
    </>
  );
}
