import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { cycleExportMachine } from '#machines/reviews/cycles/list/cycle-export.machine.ts';
import { exampleDetail } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { reviewCycleMachine } from '#machines/reviews/cycles/review-cycle.machine.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { withRights } from '#stories/fixtures/rights.tsx';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { readRunningCycle, staticCyclePage, staticReviewees } from '../cycle-stories.fixtures.tsx';
import { ReviewCycleScreen, type ReviewCycleScreenProps } from '../review-cycle.screen.tsx';

function Page({ id, exporting }: { id: string } & Pick<ReviewCycleScreenProps, 'exporting'>) {
  const record = { ...exampleDetail, reviewCycle: { ...exampleDetail.reviewCycle, id } };
  return (
    <ReviewCycleScreen
      {...staticCyclePage()}
      reviewees={staticReviewees()}
      actor={frozenActor(reviewCycleMachine, {
        state: 'shown',
        input: { id },
        context: { record },
      })}
      exporting={exporting}
    />
  );
}

const meta = {
  title: 'Flows/Reviews/Cycle Export',
  tags: ['autodocs'],
  decorators: [withRights(['cycle.basic', 'cycle.add', 'reviews.basic']), withRouter],
  render: (_, { parameters: { state } }) => (
    <Page id="1" exporting={frozenActor(cycleExportMachine, { state, input: undefined })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { parameters: { flow: 'cycle-export', state: 'resting' } };
export const Exporting: Story = { parameters: { flow: 'cycle-export', state: 'exporting' } };

function Live({ id }: { id: string }) {
  const actor = useStoryActor(cycleExportMachine);
  const [size, setSize] = useState(0);
  useEmitted(actor, { 'file.ready': ({ file }) => setSize(file.size) });
  return (
    <>
      <Page id={id} exporting={actor} />
      {size > 0 && <p>A workbook is there.</p>}
    </>
  );
}

/** The reviewees of the running cycle are exported. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-export' },
  loaders: [avaKnowing(async () => ({ id: (await readRunningCycle()).cycle.id }))],
  render: (_, { loaded }) => <Live id={loaded['id']} />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export as Excel' }));
    await expect(await canvas.findByText('A workbook is there.')).toBeVisible();
  }),
};
