import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { UndoContext } from '#machines/lists/create-undo.ts';
import { sampleHoliday } from '#machines/holidays/holiday.fixtures.ts';
import type { Holiday } from '#machines/holidays/holiday.ts';
import { restoreHolidayMachine } from '#machines/holidays/restore-holiday.machine.ts';
import { api } from '#openapi/client/index.ts';
import { UndoOffer } from '#records/view/undo-offer.tsx';
import { Button } from '#ui/controls/button.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { ava } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';

const deleted = { deleted: [sampleHoliday] };
const list = { send: () => undefined };
const getName = ({ name }: Holiday) => name;

const meta = {
  title: 'Flows/Holidays/Restore Holiday',
  tags: ['autodocs'],
  args: { context: deleted },
  render: ({ context }, { parameters }) => (
    <UndoOffer
      getName={getName}
      actor={frozenActor(restoreHolidayMachine, {
        state: parameters['state'],
        input: { list },
        context,
      })}
    />
  ),
} satisfies Meta<{ context: Partial<UndoContext<Holiday>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { parameters: { flow: 'restore-holiday', state: 'idle' } };
export const Offering: Story = {
  parameters: { flow: 'restore-holiday', state: 'offering.passing' },
};
export const Paused: Story = {
  parameters: { flow: 'restore-holiday', state: 'offering.paused' },
  args: { context: { ...deleted, isPaused: true } },
};
export const Restoring: Story = {
  parameters: { flow: 'restore-holiday', state: 'restoring' },
  args: { context: { ...deleted, restoring: [sampleHoliday] } },
};

/** A deleted holiday is restored on its day. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'restore-holiday' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Labor Day' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText(/^Labor Day is on \d{4}-05-01/)).toBeVisible();
  }),
};

/** The events between a list and the offer. */
function Live() {
  const actor = useStoryActor(restoreHolidayMachine, { input: { list } });
  const [restored, setRestored] = useState('');
  const find = async () =>
    (await api.getHolidays({})).holidays.find(({ name }) => name === 'Labor Day');
  const remove = async () => {
    const holiday = await find();
    if (!holiday) return;
    await api.deleteHoliday({ path: { id: holiday.id } });
    actor.on('rows.restored', () => {
      void find().then((after) => setRestored(`Labor Day is on ${after?.date ?? 'no day'}`));
    });
    actor.send({ type: 'rows.deleted', rows: [holiday] });
  };
  return (
    <>
      <UndoOffer actor={actor} getName={getName} />
      <Button onPress={remove}>Delete Labor Day</Button>
      {restored !== '' && <p>{restored}</p>}
    </>
  );
}
