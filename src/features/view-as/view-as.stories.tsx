import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { serverClock } from '#machines/clock.ts';
import { clockAt, exampleView } from '#machines/view-as/view-as.fixtures.ts';
import { viewAsMachine, type ViewAs } from '#machines/view-as/view-as.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { longText } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld } from '#stories/fixtures/world.ts';
import { ViewAsScreen } from './view-as.screen.tsx';

const input = { viewAs: exampleView, clock: clockAt('2026-03-11T12:02:00Z') };

interface Args {
  context?: Partial<ReturnType<typeof viewAsMachine.getInitialSnapshot>['context']>;
}

const meta = {
  title: 'Flows/View As/View As',
  tags: ['autodocs'],
  args: {},
  render: ({ context = {} }, { parameters: { state } }) => {
    const actor = frozenActor(viewAsMachine, { state, input, context });
    return (
      <>
        <StateCard machine={viewAsMachine} actor={actor} />
        <ViewAsScreen actor={actor} />
      </>
    );
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Viewing: Story = { parameters: { flow: 'view-as', state: 'viewing' } };
export const Arabic: Story = { ...Viewing, globals: { language: 'ar' } };
export const LongText: Story = {
  ...Viewing,
  args: { context: { viewAs: { ...exampleView, userName: longText } } },
};
export const Stopping: Story = { parameters: { flow: 'view-as', state: 'stopping' } };
/** The server could not be reached; the view lasts. */
export const NotStopped: Story = {
  ...Viewing,
  args: { context: { failure: { kind: 'unreachable', message: 'The server is unreachable.' } } },
};
export const Ended: Story = { parameters: { flow: 'view-as', state: 'ended' } };

function Live({ viewAs }: { viewAs: ViewAs }) {
  const actor = useStoryActor(viewAsMachine, { input: { viewAs, clock: serverClock } });
  return <ViewAsScreen actor={actor} />;
}

/** Ava views Aster Labs as Ben, and stops. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'view-as' },
  loaders: [
    async (context) => {
      const loaded = await loadWorld('ava', 'aster')(context);
      const { profile } = await api.getProfile({});
      // The world of an interaction stays, and with it the view.
      const viewAs = profile.viewAs ?? (await api.beginViewAs({ body: { userId: 'ben' } })).viewAs;
      return { ...loaded, viewAs };
    },
  ],
  render: (_, { loaded }) => <Live viewAs={loaded['viewAs'] as ViewAs} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('You view Atrium as Ben Okafor.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await waitFor(async () => {
      const { profile } = await api.getProfile({});
      await expect(profile.id).toBe('ava');
    });
  }),
};
