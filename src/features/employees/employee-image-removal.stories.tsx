import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { PicturedEmployee } from '#machines/employees/form/employee-image.actors.ts';
import { employeeImageRemovalMachine } from '#machines/employees/form/employee-image-removal.machine.ts';
import { exampleEmployee } from '#machines/employees/employee.fixtures.ts';
import type { PartDeletionActor } from '#machines/records/create-part-deletion.ts';
import { api } from '#openapi/client/index.ts';
import { PartQuestion } from '#records/view/part-question.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import type { World } from '#stories/fixtures/world.ts';

const input = { part: exampleEmployee };

function Question({ actor }: { actor: PartDeletionActor<PicturedEmployee> }) {
  return (
    <>
      <StateCard machine={employeeImageRemovalMachine} actor={actor} />
      <PartQuestion
        actor={actor}
        title="Remove the picture?"
        question={({ fullName }) => `${fullName} will be shown with initials.`}
      />
    </>
  );
}

const meta = {
  title: 'Flows/Employees/Employee Image Removal',
  tags: ['autodocs'],
  render: (_, { parameters: { state } }) => (
    <Question actor={frozenActor(employeeImageRemovalMachine, { state, input })} />
  ),
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirming: Story = {
  parameters: { flow: 'employee-image-removal', state: 'confirming' },
};
export const Deleting: Story = {
  parameters: { flow: 'employee-image-removal', state: 'deleting' },
};
export const Deleted: Story = { parameters: { flow: 'employee-image-removal', state: 'deleted' } };
export const Retained: Story = {
  parameters: { flow: 'employee-image-removal', state: 'retained' },
};

function Live() {
  return <Question actor={useStoryActor(employeeImageRemovalMachine, { input })} />;
}

const withPicture = avaKnowing(async () => {
  const file = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'ben.svg', {
    type: 'image/svg+xml',
  });
  await api.uploadEmployeeImage({ path: { id: exampleEmployee.id }, body: { file } });
  return {};
});

/** The server is down while a picture is removed, so the confirm dialog shows again. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'employee-image-removal' },
  loaders: [withPicture],
  render: () => <Live />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const { setScenario, problems }: World = loaded['world'];
    const question = await screen.findByRole('alertdialog', { name: 'Remove the picture?' });
    const yes = within(question).getByRole('button', { name: 'Yes' });
    setScenario('server-down');
    await userEvent.click(yes);
    await waitFor(() => expect(problems).toHaveLength(1));
    setScenario('healthy-network');
    await userEvent.click(yes);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { employee } = await api.getEmployee({ path: { id: exampleEmployee.id } });
    await expect(employee.profileImageUrl).toBeNull();
  }),
};
