import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import {
  engagementPrintMachine,
  type EngagementPrintActor,
} from '#machines/engagements/engagement/parts/engagement-print.machine.ts';
import { exampleDetail } from '#machines/engagements/engagement/engagement.fixtures.ts';
import type { EngagementDetail } from '#machines/engagements/engagement/engagement.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { withEngagement } from '../../engagements.fixtures.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { Button } from '#ui/controls/button.tsx';
import { PrintedEngagement, Printing } from './print.tsx';

const meta = {
  title: 'Flows/Engagements/Engagement Print',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const clock = { now: () => Date.parse('2026-03-05T10:00:00Z') };

const state = (name: string) => ({
  parameters: { flow: 'engagement-print', state: name },
  render: () => {
    const actor = frozenActor(engagementPrintMachine, { state: name, input: { id: 'engagement' } });
    return (
      <>
        <StateCard machine={engagementPrintMachine} actor={actor} />
        <PrintedEngagement detail={exampleDetail} clock={clock} isPreview />
      </>
    );
  },
});

export const Resting = state('resting');
export const Loading = state('loading');
export const Printed = state('printing');
export const Arabic = { ...state('printing'), globals: { language: 'ar' } };

function Live({ id }: { id: string }) {
  const actor: EngagementPrintActor = useStoryActor(engagementPrintMachine, { input: { id } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'print' })}>Print</Button>
      <Printing actor={actor} clock={clock} />
    </>
  );
}

/** The browser prints once what the tenant sees has loaded. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'engagement-print' },
  loaders: [withEngagement],
  render: (_, { loaded }) => {
    const { engagement }: EngagementDetail = loaded['detail'];
    return <Live id={engagement.id} />;
  },
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    print.mockRestore();
  }),
};
