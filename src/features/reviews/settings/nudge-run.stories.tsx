import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ContextFrom } from 'xstate';
import { nudgeRunMachine } from '#machines/reviews/settings/nudge-run.machine.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { serverDown } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { NudgeRunSection } from './nudge-run-section.tsx';

const meta = {
  title: 'Flows/Reviews/Nudge Run',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic'])],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => (
    <NudgeRunSection actor={frozenActor(nudgeRunMachine, { state, input: undefined, context })} />
  ),
} satisfies Meta<{ context: Partial<ContextFrom<typeof nudgeRunMachine>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'nudge-run', state: 'idle' } };
export const Running: Story = { parameters: { flow: 'nudge-run', state: 'running' } };
export const Done: Story = {
  parameters: { flow: 'nudge-run', state: 'done' },
  args: { context: { counts: { clientNudges: 1, adminNudges: 2 } } },
};
export const NoneDue: Story = {
  parameters: { flow: 'nudge-run', state: 'done' },
  args: { context: { counts: { clientNudges: 0, adminNudges: 0 } } },
};
export const Failed: Story = {
  parameters: { flow: 'nudge-run', state: 'failed' },
  args: {
    context: { failure: { kind: 'down', message: 'The service is temporarily unavailable.' } },
  },
};

function Live() {
  return <NudgeRunSection actor={useStoryActor(nudgeRunMachine)} />;
}

/** The first attempt fails; the second sends what is due, and the third nothing more. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'nudge-run' },
  loaders: [loadWorld('hugo', 'aster')],
  beforeEach: serverDown,
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const run = canvas.getByRole('button', { name: 'Send due nudges' });
    await userEvent.click(run);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/couldn’t be sent/);
    setScenario('healthy-network');
    await userEvent.click(run);
    await expect(await canvas.findByText(/^Sent: /)).toBeVisible();
    await userEvent.click(run);
    await expect(await canvas.findByText('No nudges are due today.')).toBeVisible();
  }),
};
