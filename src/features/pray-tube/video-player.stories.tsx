import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { videoPlayerMachine } from '#machines/pray-tube/video-player.machine.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { PlayerFrame } from './player-frame.tsx';

const input = {
  link: { provider: 'youtube' as const, providerId: 'aqz-KE-bpKQ' },
  isAllowed: false,
};

const meta = {
  title: 'Flows/Pray Tube/Video Player',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <PlayerFrame title="Welcome" actor={frozenActor(videoPlayerMachine, { state, input })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { parameters: { flow: 'video-player', state: 'waiting' } };
export const Playing: Story = { parameters: { flow: 'video-player', state: 'playing' } };

function Live() {
  return <PlayerFrame title="Welcome" actor={useStoryActor(videoPlayerMachine, { input })} />;
}

/** The player appears only after the consent, and disappears when the consent is revoked. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'video-player' },
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, canvasElement, userEvent }) => {
    const allow = await canvas.findByRole('button', { name: 'Allow YouTube and play' });
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    allow.focus();
    await userEvent.keyboard('{Enter}');
    const player = canvas.getByTitle('Welcome, player of YouTube');
    await expect(player).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Stop allowing YouTube' }));
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  }),
};
