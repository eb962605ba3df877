import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { clientNudgeMachine } from '#machines/reviews/assign/client-nudge.machine.ts';
import { exampleRow } from '#machines/reviews/assign/client-row.fixtures.ts';
import type { ClientRow } from '#machines/reviews/assign/client-row.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { toTarget } from './nudge-target.ts';
import { withClientStep } from './assign-stories.fixtures.tsx';
import { NudgeDialog } from './nudge-dialog.tsx';

const meta = {
  title: 'Flows/Reviews/Client Nudge',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const target = toTarget(exampleRow);

type Context = NonNullable<FrozenSnapshot<typeof clientNudgeMachine>['context']>;

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'client-nudge', state: name },
  render: () => {
    const actor = frozenActor(clientNudgeMachine, {
      state: name,
      input: undefined,
      context: { targets: [target], ...context },
    });
    return (
      <>
        <StateCard machine={clientNudgeMachine} actor={actor} />
        <NudgeDialog actor={actor} />
      </>
    );
  },
});

export const Closed = state('closed');
export const Writing = state('writing', { message: 'Please answer by Friday.' });
/** One contact was reminded within the last hour. */
export const Failed = state('writing', {
  failed: [
    {
      target,
      failure: { kind: 'conflict', message: 'Mara Quist was reminded within the last hour.' },
    },
  ],
});
export const Sending = state('sending');
export const Sent = state('sent');

function Live({ rows }: { rows: readonly ClientRow[] }) {
  const actor = useStoryActor(clientNudgeMachine);
  return (
    <>
      <Button
        onPress={() =>
          actor.send({
            type: 'nudge.open',
            targets: rows
              .filter(
                ({ assignment, waitingSince }) => assignment !== null && waitingSince !== null,
              )
              .map(toTarget),
          })
        }
      >
        Remind
      </Button>
      <NudgeDialog actor={actor} />
    </>
  );
}

/** The contacts of a step are reminded with a message. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-nudge' },
  loaders: [withClientStep],
  render: (_, { loaded }) => <Live rows={loaded['rows']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Please answer by Friday.');
    await expect(dialog.getByRole('textbox')).toHaveValue('Please answer by Friday.');
  }),
};
