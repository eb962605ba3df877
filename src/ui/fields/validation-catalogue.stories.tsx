import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import * as v from 'valibot';
import { useErrorText } from '#i18n/error-text.ts';
import { useFieldSettings } from '#i18n/format.tsx';
import { useWidgetTexts } from '#i18n/widget-texts.ts';
import { broken, validate, ruleNames, type Rule } from '#machines/validation/field-errors.ts';
import { email as emailRule } from '#machines/validation/email.ts';
import * as fileRules from '#machines/validation/file-rules.ts';
import * as rules from '#machines/validation/rules.ts';
import { CheckboxGroup } from '../choices/checkbox-group.tsx';
import { DateField } from '../dates/date-field.tsx';
import { DateRangeField } from '../dates/date-range-field.tsx';
import { FileDrop } from './file-drop.tsx';
import { MultiSelect } from '../choices/multi-select.tsx';
import { TextField } from './text-field.tsx';
import story from '../stories.module.css';

/** A rule to try: an invalid value, and the arguments of the rule. */
interface Trial<Value> {
  rule: v.GenericSchema<Value, unknown>;
  start: Value;
  note?: string;
}

/** Validates a value, with the error in the language of the page. */
function useValidate() {
  const getErrorText = useErrorText();
  return <Value,>(rule: v.GenericSchema<Value, unknown>, value: Value, label: string) =>
    getErrorText(validate(v.object({ value: rule }), { value }).value, label);
}

const typedBy = (check: v.GenericValidation<string>) => v.pipe(v.string(), check);

const typed: Partial<Record<Rule, Trial<string>>> = {
  required: { rule: typedBy(rules.required()), start: '' },
  email: { rule: typedBy(emailRule()), start: 'ava.demo.test' },
  double: { rule: typedBy(rules.double()), start: '1,5' },
  regex: { rule: typedBy(rules.regex(/^\d{5}$/)), start: '123', note: 'five digits' },
  min: { rule: typedBy(rules.min(3)), start: 'ab', note: '3' },
  max: { rule: v.pipe(v.string(), rules.max(10)), start: 'much too long', note: '10' },
  min_value: { rule: typedBy(rules.minValue()), start: '0' },
  not_negative: { rule: typedBy(rules.notNegative()), start: '-1' },
  max_value: { rule: typedBy(rules.maxValue(2)), start: '3', note: 'at most 2' },
  max_decimals: { rule: typedBy(rules.maxDecimals(2)), start: '0.125', note: 'at most 2' },
  completedAboveTotal: { rule: typedBy(rules.notAboveTotal('5')), start: '6', note: 'of 5' },
  numeric: { rule: typedBy(rules.numeric()), start: '1.5' },
  numeric_or_null: { rule: v.pipe(v.any(), rules.numericOrNull()), start: 'one' },
  isNot: { rule: typedBy(rules.isNot('none')), start: 'none', note: '“none”' },
  oneOf: { rule: typedBy(rules.oneOf(['a', 'b'])), start: 'c', note: 'a, b' },
  excluded: { rule: typedBy(rules.excluded(['a', 'b'])), start: 'a', note: 'a, b' },
  between: { rule: typedBy(rules.between(1, 10)), start: '11', note: '1 to 10' },
  alpha_spaces: { rule: typedBy(rules.alphaSpaces()), start: 'Ava 2' },
  answer: { rule: typedBy(rules.answer()), start: ' ' },
  confirmed: {
    rule: typedBy(v.check((again) => rules.isConfirmed('secret', again), broken('confirmed'))),
    start: 'Secret',
    note: 'beside “secret”',
  },
  endTimeAfterStartTime: {
    rule: typedBy(rules.endTimeAfterStartTime('9:00 AM')),
    start: '8:30 AM',
    note: 'after 9:00 AM',
  },
  startTimeBeforeEndTime: {
    rule: typedBy(rules.startTimeBeforeEndTime('5:00 PM')),
    start: '5:30 PM',
    note: 'before 5:00 PM',
  },
};

function Typed({ rule, trial }: { rule: Rule; trial: Trial<string> }) {
  const [value, setValue] = useState(trial.start);
  const error = useValidate()(trial.rule, value, rule);
  return <TextField label={rule} hideLabel value={value} onChange={setValue} error={error} />;
}

const files: Partial<Record<Rule, Trial<File>>> = {
  size: {
    rule: v.pipe(v.file(), fileRules.size(2048)),
    start: new File(['x'.repeat(2049)], 'a'),
    note: '2,048 bytes',
  },
  ext: { rule: v.pipe(v.file(), fileRules.ext()), start: new File([''], 'a.png') },
  image: { rule: v.pipe(v.file(), fileRules.image()), start: new File([''], 'a.gif') },
};

function SelectedFile({ rule, trial }: { rule: Rule; trial: Trial<File> }) {
  const [file, setFile] = useState(trial.start);
  const error = useValidate()(trial.rule, file, rule);
  return <FileDrop accept="" label={rule} hint={file.name} onFile={setFile} error={error} />;
}

function Day({ rule }: { rule: Rule }) {
  const [value, setValue] = useState<string | null>(null);
  const error = useValidate()(typedBy(rules.date()), value ?? '', rule);
  const { day } = useFieldSettings();
  return <DateField label={rule} {...{ ...day, value, error }} onChange={setValue} />;
}

function Days({ rule }: { rule: Rule }) {
  const [value, setValue] = useState<{ start: string; end: string } | null>(null);
  const days = value ? [value.start, value.end] : [];
  const error = useValidate()(v.pipe(v.array(v.string()), rules.dateRange()), days, rule);
  const { day } = useFieldSettings();
  return <DateRangeField label={rule} {...{ ...day, value, error }} onChange={setValue} />;
}

const people = [
  { id: 'ava', label: 'Ava', isUneditable: true },
  { id: 'ben', label: 'Ben', isUneditable: false },
];

function Ids({ rule }: { rule: Rule }) {
  const [value, setValue] = useState<string[]>([rules.emptyId]);
  const error = useValidate()(v.pipe(v.array(v.string()), rules.guidsNotEmpty()), value, rule);
  const { multiSelect } = useWidgetTexts();
  return (
    <MultiSelect
      {...multiSelect}
      label={rule}
      options={people}
      value={value}
      onChange={setValue}
      isRequired
      error={error}
    />
  );
}

function People({ rule }: { rule: Rule }) {
  const [value, setValue] = useState(['ava']);
  const selected = people.map((person) => ({ ...person, isSelected: value.includes(person.id) }));
  const error = useValidate()(v.pipe(v.any(), rules.participantsCheck()), selected, rule);
  return (
    <CheckboxGroup label={rule} options={people} value={value} onChange={setValue} error={error} />
  );
}

/** The field to try a rule in; every rule has one. */
function renderField(rule: Rule): ReactNode {
  const [typing, file] = [typed[rule], files[rule]];
  if (typing) return <Typed rule={rule} trial={typing} />;
  if (file) return <SelectedFile rule={rule} trial={file} />;
  switch (rule) {
    case 'datecheck':
      return <Day rule={rule} />;
    case 'daterangecheck':
      return <Days rule={rule} />;
    case 'guidNotEmpty':
      return <Ids rule={rule} />;
    case 'participantsCheck':
      return <People rule={rule} />;
    default:
      throw new Error(`The rule ${rule} has no field to try it in.`);
  }
}

/**
 * Every rule that a form may have, its message, and a field that is invalid until it is corrected.
 */
function Catalogue() {
  const getErrorText = useErrorText();
  const values = { size: 2, min: 1, max: 10, limit: 2 };
  return (
    <table className={story.catalogue}>
      <thead>
        <tr>
          <th scope="col">Rule</th>
          <th scope="col">Text</th>
          <th scope="col">Try it</th>
        </tr>
      </thead>
      <tbody>
        {ruleNames.map((rule) => (
          <tr key={rule}>
            <th scope="row">
              <code>{rule}</code>
              <small>{(typed[rule] ?? files[rule])?.note}</small>
            </th>
            <td>{getErrorText({ rule, values }, rule)}</td>
            <td>{renderField(rule)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const meta = {
  title: 'UI/Validation catalogue',
  component: Catalogue,
} satisfies Meta<typeof Catalogue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each field shows exactly the message of its rule. */
export const Rules: Story = {
  play: async ({ canvasElement, globals }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(ruleNames.length);
    for (const row of rows) {
      const [saying, field] = [...row.querySelectorAll('td')];
      const message = saying?.textContent ?? '';
      await expect(message).not.toBe('');
      await expect(field).toHaveTextContent(message);
    }
    if (globals['language'] !== 'en') return;
    await expect(within(canvasElement).getAllByText('Email address is invalid')).toHaveLength(2);
  },
};

/** A corrected field shows no error. */
export const Fixed: Story = {
  play: async ({ canvasElement }) => {
    const email = within(canvasElement).getByRole('textbox', { name: 'email' });
    await expect(email).toBeInvalid();
    await userEvent.clear(email);
    await userEvent.type(email, 'ava@demo.test');
    await waitFor(() => expect(email).toBeValid());
  },
};
