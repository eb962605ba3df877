import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import {
  clientAssignmentMachine,
  type ClientAssignmentActor,
} from '#machines/reviews/assign/client-assignment.machine.ts';
import {
  exampleFacets,
  exampleRow,
  exampleStep,
  unassignedRow,
} from '#machines/reviews/assign/client-row.fixtures.ts';
import type { ClientFacets, ClientRow, ClientStep } from '#machines/reviews/assign/client-row.ts';
import { Button } from '#ui/controls/button.tsx';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor, type FrozenSnapshot } from '@atrium/statechart-panel';
import { AssignDialog } from './assign-dialog.tsx';
import { withClientStep } from './assign-stories.fixtures.tsx';
import { ChoicesBar } from './choices-bar.tsx';

const meta = {
  title: 'Flows/Reviews/Client Assignment',
  tags: ['autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

type Context = NonNullable<FrozenSnapshot<typeof clientAssignmentMachine>['context']>;

const Shown = ({
  actor,
  clients,
}: {
  actor: ClientAssignmentActor;
  clients: ClientFacets['clients'];
}) => (
  <>
    <ChoicesBar actor={actor} />
    <AssignDialog actor={actor} clients={clients} />
  </>
);

const state = (name: string, context: Context = {}) => ({
  parameters: { flow: 'client-assignment', state: name },
  render: () => {
    const actor = frozenActor(clientAssignmentMachine, {
      state: name,
      input: { step: exampleStep, choices: {} },
      context,
    });
    return (
      <>
        <StateCard machine={clientAssignmentMachine} actor={actor} />
        <Shown actor={actor} clients={exampleFacets.clients} />
      </>
    );
  },
});

const choices = {
  [unassignedRow.reviewId]: {
    employeeName: unassignedRow.employeeName,
    clientContactId: 'theo',
    contactName: 'Theo Lang',
  },
};

export const Nothing = state('editing');
export const Editing = state('editing', { choices });
/** A review could not get its contact; the choice stays. */
export const Failed = state('editing', {
  choices,
  errors: { [unassignedRow.reviewId]: 'The contact is the reviewee.' },
  failure: { kind: 'invalid', message: 'The contact is the reviewee.' },
});
export const Selecting = state('selecting', { rows: [exampleRow] });
export const SelectingForTwo = state('selecting', { rows: [exampleRow, unassignedRow] });
export const Saving = state('saving', { choices });

interface LiveProps {
  step: ClientStep;
  rows: readonly ClientRow[];
  clients: ClientFacets['clients'];
}

function Live({ step, rows, clients }: LiveProps) {
  const actor = useStoryActor(clientAssignmentMachine, { input: { step, choices: {} } });
  return (
    <>
      <Button onPress={() => actor.send({ type: 'contact.open', rows })}>Assign contact</Button>
      <Shown actor={actor} clients={clients} />
    </>
  );
}

/** The contact of a review is selected; nothing is saved yet. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'client-assignment' },
  loaders: [withClientStep],
  render: (_, { loaded }) => (
    <Live step={loaded['step']} rows={loaded['rows']} clients={loaded['clients'].clients} />
  ),
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Assign contact' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Show suggestions/ }));
    const [option] = await screen.findAllByRole('option');
    if (!option) throw new Error('Expected a contact, found none.');
    await userEvent.click(option);
    await expect(dialog.getByRole('combobox')).not.toHaveValue('');
  }),
};
