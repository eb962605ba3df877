import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import type { PartContext } from '#machines/records/create-record-part.ts';
import { exampleAbsence } from '#machines/absences/absence.fixtures.ts';
import {
  emptyAbsence,
  toAbsenceForm,
  type Absence,
  type AbsenceForm,
} from '#machines/absences/absence.ts';
import { absenceFormMachine } from '#machines/absences/absence-form.machine.ts';
import { StateCard } from '#stories/flows.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { avaKnowing, outdated } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import AbsenceDialog from './absence-dialog.tsx';

const form = toAbsenceForm(exampleAbsence);
const single = { ...form, lastDay: form.firstDay };

const meta = {
  title: 'Flows/Absences/Absence Form',
  tags: ['autodocs'],
  args: { context: {} },
  render: ({ context }, { parameters: { state } }) => {
    const input = { parentId: exampleAbsence.employeeId, part: exampleAbsence };
    const actor = frozenActor(absenceFormMachine, { state, input, context });
    return (
      <>
        <StateCard machine={absenceFormMachine} actor={actor} />
        <AbsenceDialog actor={actor} />
      </>
    );
  },
} satisfies Meta<{ context: Partial<PartContext<Absence, AbsenceForm>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

const filling = { flow: 'absence-form', state: 'editing.filling' };

export const Edit: Story = { parameters: { flow: 'absence-form', state: 'editing.filling' } };
export const Add: Story = {
  parameters: filling,
  args: { context: { part: null, form: emptyAbsence, base: emptyAbsence } },
};
/** A single day can be a half one. */
export const HalfDay: Story = {
  parameters: filling,
  args: { context: { form: { ...single, isHalfDay: true } } },
};
export const WithErrors: Story = {
  parameters: filling,
  args: {
    context: {
      form: { ...form, lastDay: '2026-03-02', kind: '', note: 'x'.repeat(501) },
      errors: {
        lastDay: { rule: 'beforeStart' },
        kind: { rule: 'oneOf' },
        note: { rule: 'max', values: { max: 500 } },
      },
    },
  },
};
export const Stale: Story = {
  parameters: { flow: 'absence-form', state: 'editing.stale' },
  args: { context: { ...outdated, theirFields: ['kind'] } },
};
export const Deleted: Story = {
  parameters: { flow: 'absence-form', state: 'editing.deleted' },
  args: { context: outdated },
};
export const ParentDeleted: Story = {
  parameters: { flow: 'absence-form', state: 'editing.parentDeleted' },
  args: { context: { part: null, form, rejection: 'This employee was not found.' } },
};
export const Saving: Story = { parameters: { flow: 'absence-form', state: 'saving' } };
export const Saved: Story = { parameters: { flow: 'absence-form', state: 'saved' } };
export const Closed: Story = { parameters: { flow: 'absence-form', state: 'closed' } };

function Live({ part }: { part: Absence }) {
  const input = { parentId: part.employeeId, part };
  return <AbsenceDialog actor={useStoryActor(absenceFormMachine, { input })} />;
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

/** Someone else changes the absence while Ava edits it; she saves anyway. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'absence-form' },
  loaders: [withAbsence],
  render: (_, { loaded }) => <Live part={loaded['part']} />,
  play: playIfEnabled(async ({ userEvent, loaded }) => {
    const part: Absence = loaded['part'];
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit absence' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'By train.');
    const { id, firstDay, lastDay, isHalfDay } = part;
    await api.updateAbsence({
      body: { id, firstDay, lastDay, isHalfDay, kind: 'Training', note: '' },
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const query = { from: firstDay, to: lastDay, employeeId: part.employeeId };
    const { absences } = await api.listAbsences({ query });
    await expect(absences).toMatchObject([{ note: 'By train.', kind: 'Vacation', version: 3 }]);
  }),
};
