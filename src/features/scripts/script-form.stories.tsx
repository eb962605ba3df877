import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { api } from '#openapi/client/index.ts';
import { scriptFormMachine } from '#machines/scripts/script-form.machine.ts';
import { exampleScript } from '#machines/scripts/script.fixtures.ts';
import { toScriptForm, validateScript } from '#machines/scripts/script.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formStories } from '#stories/fixtures/record-stories.tsx';
import { ava } from '#stories/fixtures/records.tsx';
import { ScriptFormScreen } from './script-form.screen.tsx';

const base = toScriptForm(exampleScript);
const broken = { ...base, name: '' };
const { state, Live } = formStories(scriptFormMachine, ScriptFormScreen, {
  id: exampleScript.id,
  base,
  mine: { name: 'Morning greeting' },
  theirs: { code: "say('Hello');\n" },
});

const meta = {
  title: 'Flows/Scripts/Script Form',
  tags: ['autodocs'],
  decorators: [withRouter],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading = state('loading');
export const Adding = state('editing.filling', {});
export const Editing = state('editing.filling');
export const Arabic: Story = { ...Editing, globals: { language: 'ar' } };
export const FieldErrors = state('editing.filling', {
  form: broken,
  errors: validateScript(broken),
});
export const Offering = state('editing.offering');
export const Saving = state('saving');
export const Comparing = state('comparing');
export const Conflict = state('conflict');
export const Deleted = state('deleted');
export const Saved = state('saved');
export const Missing = state('notFound');
export const Unavailable = state('unavailable');

/** Adds a script by keyboard, first without a name. */
export const Interaction: Story = {
  tags: ['interaction'],
  parameters: { flow: 'script-form' },
  loaders: [ava],
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Name is required');
    await waitFor(() => expect(name).toHaveFocus());
    const code = canvas.getByRole('textbox', { name: 'Text' });
    await userEvent.type(code, 'one{Enter}two');
    await userEvent.type(name, 'Report{Enter}');
    await waitFor(async () => {
      const { scripts } = await api.getScripts({});
      const id = scripts.find((script) => script.name === 'Report')?.id ?? '';
      const { script } = await api.getScript({ path: { id } });
      await expect(script.code).toBe('one\ntwo');
    });
  }),
};
