import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { exampleAbsence } from '#machines/absences/absence.fixtures.ts';
import type { Absence } from '#machines/absences/absence.ts';
import { absenceDeletionMachine } from '#machines/absences/absence-deletion.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

function Question({ actor }: { actor: PartDeletionActor<Absence> }) {
  return (
    <>
      <StateCard machine={absenceDeletionMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Delete absence?"
        question={({ firstDay }) => `Do you want to delete the absence: ${firstDay}?`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Absences/Absence Deletion',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question
      actor={frozenActor(absenceDeletionMachine, { state, input: { part: exampleAbsence } })}
    />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'absence-deletion', state: 'confirming' },
};
export const Deleting: Story = { parameters: { flow: 'absence-deletion', state: 'deleting' } };
export const Deleted: Story = { parameters: { flow: 'absence-deletion', state: 'deleted' } };
export const Retained: Story = { parameters: { flow: 'absence-deletion', state: 'retained' } };

function Live({ part }: { part: Absence }) {
  return <Question actor={useStoryActor(absenceDeletionMachine, { input: { part } })} />;
}

const withAbsence = avaKnowing(async () => {
  const body = {
    id: crypto.randomUUID(),
    employeeId: 'employee-ava',
    firstDay: '2033-05-02',
    lastDay: '2033-05-06',
    isHalfDay: false,
    kind: 'Vacation' as const,
    note: '',
  };
  return { part: (await api.createAbsence({ body })).absence };
});

/** The server is down while an absence is deleted, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'absence-deletion' },
  loaders: [withAbsence],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Delete absence?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    await expect(question).toBeVisible();
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }),
};
