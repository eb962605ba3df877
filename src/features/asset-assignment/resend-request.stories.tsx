import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { resendRequestMachine } from '#machines/asset-assignment/resend-request.machine.ts';
import { ResendRequest } from '#records/handover/acceptance.tsx';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';

// A request that waits for Ben in the demo world.
const of = { assignmentId: 'a55e7001-0000-4000-9000-000000000071', code: 'AS-MON-0007' };

const meta = {
  title: 'Flows/Asset Assignment/Resend Request',
  tags: ['autodocs'],
  render: (_args, { parameters }) => (
    <ResendRequest
      {...of}
      actor={frozenActor(resendRequestMachine, {
        state: parameters['state'],
        input: undefined,
        context: of,
      })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'resend-request', state: 'resting' } };
export const Requesting: Story = { parameters: { flow: 'resend-request', state: 'requesting' } };

function Live() {
  const actor = useStoryActor(resendRequestMachine, { input: undefined });
  const [requested, setRequested] = useState(0);
  useEmitted(actor, { 'handover.requested': () => setRequested((count) => count + 1) });
  return (
    <>
      <ResendRequest {...of} actor={actor} />
      <p>Read again: {requested}</p>
    </>
  );
}

/**
 * Ines resends the request to Ben; a second time within the hour is rejected, and the page is
 * loaded again.
 */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'resend-request' },
  loaders: [loadWorld('ines', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const requestButton = await canvas.findByRole('button', { name: /^Resend request for/ });
    await userEvent.click(requestButton);
    await expect(await canvas.findByText('Read again: 1')).toBeInTheDocument();
    await userEvent.click(requestButton);
    await expect(await canvas.findByText('Read again: 2')).toBeInTheDocument();
  }),
};
