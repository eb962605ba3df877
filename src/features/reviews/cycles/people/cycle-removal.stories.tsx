import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { toMember, type Member } from '#machines/reviews/cycles/people/cycle-people.ts';
import { cycleRemovalMachine } from '#machines/reviews/cycles/people/cycle-removal.machine.ts';
import { exampleCycle, exampleReviewee } from '#machines/reviews/cycles/cycle.fixtures.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { readRunningCycle } from '../cycle-stories.fixtures.tsx';

const part = toMember(exampleCycle, exampleReviewee);
const texts = {
  title: 'Remove from the cycle?',
  question: ({ employeeName }: Member) => `The review of ${employeeName} is deleted.`,
};

const meta = {
  title: 'Flows/Reviews/Cycle Removal',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => {
    const actor = frozenActor(cycleRemovalMachine, { state, input: { part } });
    return (
      <>
        <StateCard machine={cycleRemovalMachine} actor={actor} />
        <PartQuestion actor={actor} {...texts} />
      </>
    );
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = { parameters: { flow: 'cycle-removal', state: 'confirming' } };
export const Deleting: Story = { parameters: { flow: 'cycle-removal', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'cycle-removal', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'cycle-removal', state: 'retained' } };

function Live({ member }: { member: Member }) {
  const actor = useStoryActor(cycleRemovalMachine, { input: { part: member } });
  return <PartQuestion actor={actor} {...texts} />;
}

/** A reviewee in whose review nothing is written is removed. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'cycle-removal' },
  loaders: [
    avaKnowing(async () => {
      const { cycle, reviewees } = await readRunningCycle();
      const unwritten = reviewees.find(({ isRemovable }) => isRemovable);
      return { member: unwritten && toMember(cycle, unwritten) };
    }),
  ],
  render: (_, { loaded }) => <Live member={loaded['member']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const question = await screen.findByRole('alertdialog', { name: texts.title });
    await userEvent.click(within(question).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { reviewees } = await readRunningCycle();
    const ids = reviewees.map(({ employeeId }) => employeeId);
    await expect(ids).not.toContain(loaded['member'].employeeId);
  }),
};
