import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { delayedMachine, guardedMachine } from '../testing/charts.ts';
import { obey } from '../core/steps/commands.ts';
import { getCurrentInteraction } from '../core/steps/current.ts';
import { getDriver } from '../core/story/driver.ts';
import { useStoryActor } from './use-story-actor.ts';

function Crossing() {
  const actor = useStoryActor(delayedMachine);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <button type="button" onClick={() => actor.send({ type: 'pressed' })}>
      {`Light: ${state}`}
    </button>
  );
}

function Account() {
  const actor = useStoryActor(guardedMachine, { input: { balance: 50 } });
  const balance = useSelector(actor, (snapshot) => snapshot.context.balance);
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" onClick={() => actor.send({ type: 'withdraw', amount: 20 })}>
        {`Balance: ${balance}`}
      </button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Light
      </button>
      {isShown && <Crossing />}
    </>
  );
}

const meta = { title: 'Panel/Story actor' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen follows a user who goes back in time and continues from there. */
export const GoesBack: Story = {
  render: () => <Crossing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Light: green' }));
    await canvas.findByRole('button', { name: 'Light: yellow' });
    getCurrentInteraction().clock.advance(5000);
    await canvas.findByRole('button', { name: 'Light: red' });
    await obey({ type: 'travel', step: 's1' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Light: green' }));
    await canvas.findByRole('button', { name: 'Light: yellow' });
    await expect(getCurrentInteraction().steps.all.map(({ before }) => before)).toEqual([
      null,
      's1',
      's2',
      's1',
    ]);
  },
};

/** If another actor was on the screen, the screen is mounted again and the path is replayed. */
export const RepeatsThePath: Story = {
  render: () => <Account />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Balance: 50' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Balance: 30' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Light' }));
    await canvas.findByRole('button', { name: 'Light: green' });
    await obey({ type: 'travel', step: 's2' });
    await canvas.findByRole('button', { name: 'Balance: 30' });
    await expect(canvas.queryByRole('button', { name: 'Light: green' })).toBeNull();
    await expect(getCurrentInteraction().notices).toEqual([]);
    await expect(getCurrentInteraction().steps.head).toBe('s2');
  },
};

/** Exported from the panel; `share/round-trip.test.ts` compares it with the panel's export. */
export const ExportedInteraction: Story = {
  render: () => <Crossing />,
  play: async () => {
    const driver = getDriver('crossing');
    await driver.reaches('green');
    await driver.sends({ type: 'pressed' });
    await driver.reaches('yellow');
    driver.advances(5000);
    await driver.reaches('red');
  },
};
