import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import {
  clockWorkSettingsMachine,
  type ClockWorkSettingsContext,
} from '#machines/clockwork/clockwork-settings.machine.ts';
import { serverError } from '#machines/testing/fixtures.ts';
import { selectedReview, portal } from '#machines/work/work.fixtures.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { today } from '#stories/fixtures/fixtures.ts';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { loadWorld, type World } from '#stories/fixtures/world.ts';
import { ClockWorkSettingsForm } from './clockwork-settings.tsx';

const form = { isClockWorkSetWeeklyMail: true, isWFO: false, work: selectedReview };

const meta = {
  title: 'Flows/Clockwork/Clockwork Settings',
  tags: ['autodocs'],
  args: { context: { form, saved: form } },
  render: ({ context }, { parameters }) => (
    <ClockWorkSettingsForm
      actor={frozenActor(clockWorkSettingsMachine, {
        state: parameters['state'],
        input: { date: today },
        context,
      })}
      onCancel={fn()}
    />
  ),
} satisfies Meta<{ context: Partial<ClockWorkSettingsContext> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { parameters: { flow: 'clockwork-settings', state: 'loading' } };
export const Unavailable: Story = {
  parameters: { flow: 'clockwork-settings', state: 'unavailable' },
  args: { context: { cause: 'down' } },
};
export const Editing: Story = { parameters: { flow: 'clockwork-settings', state: 'editing' } };
/** A default needs more than a project. */
export const LacksTask: Story = {
  parameters: { flow: 'clockwork-settings', state: 'editing' },
  args: { context: { form: { ...form, work: portal }, saved: form, lacksTask: true } },
};
export const Rejected: Story = {
  parameters: { flow: 'clockwork-settings', state: 'editing' },
  args: { context: { form, saved: form, problem: serverError } },
};
export const Saving: Story = { parameters: { flow: 'clockwork-settings', state: 'saving' } };
export const Removing: Story = {
  parameters: { flow: 'clockwork-settings', state: 'removing' },
  args: { context: { form: { ...form, work: null }, saved: form } },
};
export const Saved: Story = { parameters: { flow: 'clockwork-settings', state: 'saved' } };
export const Arabic: Story = { ...LacksTask, globals: { language: 'ar' } };

function Live() {
  const actor = useStoryActor(clockWorkSettingsMachine, { input: { date: today } });
  const [isSaved, setSaved] = useState(false);
  useEmitted(actor, { 'settings.saved': () => setSaved(true) });
  return (
    <>
      <ClockWorkSettingsForm actor={actor} onCancel={fn()} />
      <output>{isSaved && 'Saved'}</output>
    </>
  );
}

/** The server is down at first; the selection stays and is saved at the second attempt. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'clockwork-settings' },
  loaders: [loadWorld('ben', 'aster')],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent, loaded }) => {
    const { setScenario }: World = loaded['world'];
    const mail = await canvas.findByRole('switch', { name: 'Weekly email' });
    await userEvent.click(mail);
    setScenario('server-down');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('alert');
    setScenario('healthy-network');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved', { selector: 'output' })).toBeVisible();
  }),
};
