import { useSelector } from '@xstate/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  copyEntryMachine,
  type CopyEntryContext,
} from '#machines/clockwork/entry/copy-entry.machine.ts';
import type { Entry } from '#machines/clockwork/entry/entries.ts';
import { incompleteDate } from '#ui/incomplete.ts';
import { loadDay, type World } from '#stories/fixtures/world.ts';
import { ended, longText, frozenClock, timeZone } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { CopyDialog } from './copy-dialog.tsx';

const common = { timeZone, newId: '00000000-0000-4000-8000-00000000000c' };

const meta = {
  title: 'Flows/ClockWork/Copy Entry',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters }) => (
    <CopyDialog
      actor={frozenActor(copyEntryMachine, {
        state: parameters['state'],
        input: { ...common, clock: frozenClock, entry: ended, how: 'otherDay' },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<CopyEntryContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const state = (name: string, context: Partial<CopyEntryContext> = {}): Story => ({
  parameters: { flow: 'copy-entry', state: name },
  args: { context },
});

export const Deciding = state('deciding');
export const Choosing = state('choosing');
export const NoDay = state('choosing', { day: null, error: 'day' });
export const IncompleteDay: Story = {
  ...state('choosing', { day: incompleteDate, error: 'incomplete' }),
  play: playIfEnabled(async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate entry' }));
    await expect(dialog.getByText('Enter a complete date.')).toBeVisible();
  }),
};
export const NoFreeTime = state('choosing', { error: 'noRoom' });
export const DateInFuture = state('choosing', { error: 'ahead' });
export const LongName = state('choosing', { entry: { ...ended, description: longText } });
export const NotDuplicated = state('choosing', { failure: { kind: 'down', message: '' } });
export const Copying = state('copying');
export const Continuing = state('continuing', { how: 'continue' });
export const Copied = state('copied');
export const Closed = state('closed');

/** At the second attempt, since the server is down at first. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'copy-entry' },
  loaders: [loadDay('ava')],
  render: (_, { loaded }) => <Live entry={loaded['day'].find(hasEnded)} {...loaded['world']} />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate entry' }));
    setScenario('server-down');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await expect(await dialog.findByText('Couldn’t duplicate the entry')).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await expect(await canvas.findByText('There is a duplicate now.')).toBeInTheDocument();
  }),
};

const hasEnded = ({ endTime }: Entry) => endTime !== null;

function Live({ entry, clock }: { entry: Entry } & Pick<World, 'clock'>) {
  const actor = useStoryActor(copyEntryMachine, {
    input: { ...common, clock, entry, how: 'otherDay' },
  });
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'));
  return (
    <>
      <CopyDialog actor={actor} />
      {isCopied && <p>There is a duplicate now.</p>}
    </>
  );
}
