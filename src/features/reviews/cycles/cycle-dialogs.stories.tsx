import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cycleDialogsMachine } from '#machines/reviews/cycles/cycle-dialogs.machine.ts';
import { toMember } from '#machines/reviews/cycles/people/cycle-people.ts';
import {
  exampleCandidates,
  exampleCycle,
  exampleReviewee,
} from '#machines/reviews/cycles/cycle.fixtures.ts';
import type { Cycle } from '#machines/reviews/cycles/cycle.ts';
import { firstPage } from '#machines/lists/list-search.ts';
import { Button } from '#ui/controls/button.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { CycleDialogs } from './cycle-dialogs.tsx';
import { readRunningCycle } from './cycle-stories.fixtures.tsx';

type Args = Pick<FrozenSnapshot<typeof cycleDialogsMachine>, 'context' | 'children'>;
const member = toMember(exampleCycle, exampleReviewee);

const meta = {
  title: 'Flows/Reviews/Cycle Dialogs',
  tags: ['autodocs'],
  decorators: [withRouter],
  args: { context: {}, children: {} },
  render: ({ context, children }, { parameters: { state } }) => {
    const snapshot = { state, input: undefined, context, children };
    const actor = frozenActor(cycleDialogsMachine, snapshot);
    return (
      <>
        <StateCard machine={cycleDialogsMachine} actor={actor} />
        <CycleDialogs actor={actor} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = { parameters: { flow: 'cycle-dialogs', state: 'closed' } };
/** The dialogs have separate machines, with separate stories. */
export const Editing: Story = {
  parameters: { flow: 'cycle-dialogs', state: 'editing' },
  args: {
    children: {
      head: {
        state: 'editing.filling',
        input: { parentId: exampleCycle.id, part: exampleCycle },
      },
    },
  },
};
export const Adding: Story = {
  parameters: { flow: 'cycle-dialogs', state: 'adding' },
  args: {
    children: {
      addition: {
        state: 'selecting',
        input: { cycle: exampleCycle },
        children: {
          candidates: {
            state: 'shown',
            input: { search: firstPage },
            context: { rows: exampleCandidates, total: 3, shownSearch: firstPage },
          },
        },
      },
    },
  },
};
export const Interfacing: Story = {
  parameters: { flow: 'cycle-dialogs', state: 'interfacing' },
  args: {
    children: {
      interfacer: {
        state: 'editing.filling',
        input: { parentId: exampleCycle.id, part: member },
      },
    },
  },
};
export const Removing: Story = {
  parameters: { flow: 'cycle-dialogs', state: 'removing' },
  args: { children: { removal: { state: 'confirming', input: { part: member } } } },
};

function Live({ cycle }: { cycle: Cycle }) {
  const actor = useStoryActor(cycleDialogsMachine);
  return (
    <>
      <StateCard machine={cycleDialogsMachine} actor={actor} />
      <Button onPress={() => actor.send({ type: 'cycle.edit', cycle })}>Edit it</Button>
      <CycleDialogs actor={actor} />
    </>
  );
}

/** The dialog of name and days is opened and canceled. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-dialogs' },
  loaders: [avaKnowing(readRunningCycle)],
  render: (_, { loaded }) => <Live cycle={loaded['cycle']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit it' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit cycle' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }),
};
