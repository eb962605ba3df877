import type { Meta, StoryObj } from '@storybook/react-vite';
import { useSelector } from '@xstate/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fromPromise } from 'xstate';
import { createRecordForm, type RecordFormActor } from '#machines/records/create-record-form.ts';
import type { LoadedForm, MadeRecord, RecordFormContext } from '#machines/records/form-values.ts';
import { withRouter } from '#stories/decorators/router.tsx';
import { playIfEnabled } from '#stories/play-if-enabled.ts';
import { formInput } from '#stories/fixtures/records.tsx';
import { frozenActor, useStoryActor } from '@atrium/statechart-panel';
import { NumberField } from '#ui/fields/number-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormChoices, FormCombo } from './choice-fields.tsx';
import { FormDate, FormDateRange, FormTime } from './date-fields.tsx';
import { FormNumber, FormSwitch, FormText } from './fields.tsx';
import { FormFile } from './file-field.tsx';
import { RecordForm } from './record-form.tsx';
import { FormRows } from '../list/row-fields.tsx';
import { FormSelect } from './select-field.tsx';
import { FormSuggestion } from './suggestion-field.tsx';

/** A form with a field of each kind. */
type Visit = {
  topic: string;
  guests: string;
  price: string;
  day: string | null;
  time: string | null;
  stay: { start: string; end: string } | null;
  kind: string;
  host: string;
  room: string;
  people: readonly string[];
  isInside: boolean;
  scan: File | null;
  costs: readonly { what: string; amount: string }[];
};

const people = ['Ava Stone', 'Ben Okafor', 'Kira Novak'].map((label) => ({ id: label, label }));
const kinds = ['Workshop', 'Fair'].map((label) => ({ id: label, label }));

const empty: Visit = {
  topic: '',
  guests: '',
  price: '',
  day: null,
  time: null,
  stay: null,
  kind: '',
  host: '',
  room: '',
  people: [],
  isInside: true,
  scan: null,
  costs: [],
};

const filled: Visit = {
  ...empty,
  topic: 'Harbour fair',
  guests: '12',
  price: '49.5',
  day: '2026-03-03',
  time: '09:30',
  stay: { start: '2026-03-03', end: '2026-03-05' },
  kind: 'Fair',
  host: 'Kira Novak',
  room: 'Harbour hall',
  people: ['Ava Stone', 'Kira Novak'],
  scan: new File(['a'], 'plan.pdf'),
  costs: [{ what: 'Train', amount: '20' }],
};

const saveForm = fn<(form: Visit) => Promise<null>>(async () => null);

const visitForm = createRecordForm<Visit, typeof people>({
  id: 'visit-form',
  description: 'A form with a field of each kind.',
  emptyForm: empty,
  validate: ({ topic, day, costs }) => ({
    ...(topic === '' && { topic: { rule: 'required' } }),
    ...(day === null && { day: { rule: 'required' } }),
    ...(costs.length === 0 && { costs: { rule: 'required' } }),
  }),
  loadForm: fromPromise<LoadedForm<Visit>, { id: string | null }>(async () => ({
    form: empty,
    version: null,
  })),
  saveForm: fromPromise<MadeRecord<Visit> | null, LoadedForm<Visit> & { id: string | null }>(
    ({ input }) => saveForm(input.form),
  ),
  loadChoices: fromPromise(async () => people),
});

function Fields({ actor }: { actor: RecordFormActor<Visit, typeof people> }) {
  const choices = useSelector(actor, ({ context }) => context.choices) ?? [];
  const of = (field: keyof Visit, label: string) => ({ actor, field, label });
  return (
    <RecordForm
      actor={actor}
      text={(key) => (key === 'title' ? 'Visits' : key)}
      list={{ to: '/' }}
      notFound={null}
      onRetry={fn()}
    >
      <FormText {...of('topic', 'Title')} isRequired />
      <FormNumber {...of('guests', 'Guests')} />
      <FormNumber {...of('price', 'Price')} prefix="$" />
      <FormDate {...of('day', 'Day')} isRequired />
      <FormTime {...of('time', 'Begins at')} />
      <FormDateRange {...of('stay', 'Stay')} />
      <FormSelect {...of('kind', 'Type')} choices={kinds} />
      <FormCombo {...of('host', 'Host')} choices={choices} />
      <FormSuggestion {...of('room', 'Room')} suggestions={['Harbour hall', 'Library']} />
      <FormChoices {...of('people', 'People')} choices={choices} />
      <FormSwitch {...of('isInside', 'Inside')} stateText={(isOn) => (isOn ? 'Yes' : 'No')} />
      <FormFile {...of('scan', 'Plan')} accept=".pdf" hint="A PDF." />
      <FormRows {...of('costs', 'Costs')} emptyRow={{ what: '', amount: '' }}>
        {(row, change) => (
          <>
            <TextField label="What" value={row.what} onChange={(what) => change({ what })} />
            <NumberField
              label="Amount"
              language="en"
              value={row.amount}
              onChange={(amount) => change({ amount })}
            />
          </>
        )}
      </FormRows>
    </RecordForm>
  );
}

const meta = {
  title: 'Screens/Form Fields',
  decorators: [withRouter],
  args: { state: 'editing.filling', context: {} },
  render: ({ state, context }) => {
    const snapshot = { state, input: formInput() };
    const read = { choices: people, ...context };
    return <Fields actor={frozenActor(visitForm, { ...snapshot, context: read })} />;
  },
} satisfies Meta<{ state: string; context: Partial<RecordFormContext<Visit, typeof people>> }>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { context: { form: filled } } };
export const WithErrors: Story = {
  args: {
    context: {
      errors: {
        topic: { rule: 'required' },
        day: { rule: 'required' },
        stay: { rule: 'required' },
        time: { rule: 'required' },
        kind: { rule: 'isNot' },
        host: { rule: 'isNot' },
        people: { rule: 'oneOf' },
        scan: { rule: 'required' },
        costs: { rule: 'required' },
      },
    },
  },
};
/** Nothing can be changed during a save: choices are disabled, too. */
export const Saving: Story = {
  args: { state: 'saving', context: { form: filled } },
  play: async ({ canvas, userEvent }) => {
    for (const label of [/Type/, /People/]) {
      const choice = await canvas.findByRole('button', { name: label });
      await expect(choice).toHaveAttribute('aria-disabled', 'true');
      choice.focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(choice);
      await expect(choice).toHaveFocus();
    }
    const host = canvas.getByRole('combobox', { name: 'Host' });
    await expect(host).toHaveAttribute('readonly');
    await userEvent.type(host, 'Ben{ArrowDown}');
    await expect(host).toHaveValue('Kira Novak');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};
export const Arabic: Story = { ...Filled, globals: { language: 'ar' } };

function Live() {
  return <Fields actor={useStoryActor(visitForm, { input: formInput() })} />;
}

/** All fields are filled in by keyboard; errors link to their fields. */
export const ByKeyboard: Story = {
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Harbour fair');
    await userEvent.click(canvas.getByRole('button', { name: 'day' }));
    await waitFor(() =>
      expect(canvas.getByRole('spinbutton', { name: /^day, Day/ })).toHaveFocus(),
    );
    await userEvent.keyboard('03032026');
    const add = canvas.getByRole('button', { name: 'Add row' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'What' })).toHaveFocus());
    await userEvent.keyboard('Train');
    add.focus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: 'Remove row 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(add).toHaveFocus());
    canvas.getByRole('button', { name: /Type/ }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await screen.findByRole('listbox')).getByText('Fair'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saveForm).toHaveBeenCalledOnce());
    await expect(saveForm.mock.calls[0]?.[0]).toMatchObject({
      topic: 'Harbour fair',
      day: '2026-03-03',
      kind: 'Fair',
      costs: [{ what: 'Train', amount: '' }],
    });
  }),
};

/** A choice that has the focus when the form is saved keeps the focus. */
export const ChoiceRetainsFocus: Story = {
  render: () => <Live />,
  play: playIfEnabled(async ({ canvas, userEvent }) => {
    const { promise, resolve } = Promise.withResolvers<null>();
    saveForm.mockReturnValueOnce(promise);
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(title).toHaveFocus());
    await userEvent.keyboard('Harbour fair');
    await userEvent.click(canvas.getByRole('button', { name: 'day' }));
    await expect(canvas.getByRole('spinbutton', { name: /^day, Day/ })).toHaveFocus();
    await userEvent.keyboard('03032026');
    await userEvent.click(canvas.getByRole('button', { name: 'Add row' }));
    const kind = canvas.getByRole('button', { name: /Type/ });
    kind.focus();
    kind.closest('form')?.requestSubmit();
    await waitFor(() => expect(kind).toHaveAttribute('aria-disabled', 'true'));
    await expect(kind).toHaveFocus();
    resolve(null);
  }),
};
