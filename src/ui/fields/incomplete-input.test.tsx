import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it } from 'vitest';
import { DateField } from '../dates/date-field.tsx';
import { DateRangeField, type DayRange } from '../dates/date-range-field.tsx';
import { incompleteDate, incompleteTime } from '../incomplete.ts';
import { TimeField } from '../dates/time-field.tsx';

const inputs = () => screen.getAllByRole('spinbutton');
const shown = () => inputs().map(({ textContent }) => textContent);
const value = () => JSON.parse(screen.getByTestId('value').textContent) as unknown;

async function clear(index: number) {
  await userEvent.click(inputs()[index] as HTMLElement);
  // A year is cleared digit by digit; an extra key press would move to the previous segment.
  while (/\d/.test(shown()[index] ?? '')) await userEvent.keyboard('{Backspace}');
}

async function type(index: number, text: string) {
  await userEvent.click(inputs()[index] as HTMLElement);
  await userEvent.keyboard(text);
}

interface FieldProps<Value> {
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** A field in a form that can be reset and that also renders again for other reasons. */
function open<Value>(initial: Value | null, Field: React.FC<FieldProps<Value>>) {
  function Form() {
    const [current, setCurrent] = useState(initial);
    const [count, setCount] = useState(0);
    return (
      <I18nProvider locale="en">
        <Field value={current} onChange={setCurrent} />
        <button type="button" onClick={() => setCurrent(initial)}>
          Reset
        </button>
        <button type="button" onClick={() => setCount(count + 1)}>
          Rendered {count}
        </button>
        <output data-testid="value">{JSON.stringify(current)}</output>
      </I18nProvider>
    );
  }
  render(<Form />);
}

const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('a date field that is filled in part', () => {
  const openDate = (initial: string | null) =>
    open<string>(initial, (props) => (
      <DateField label="Due" format="DD/MM/YYYY" weekStart="monday" {...props} />
    ));

  it('a partial date field reports no day once one of its parts is deleted, and still shows the others', async () => {
    openDate('2022-01-27');
    await clear(1);
    expect(value()).toBe(incompleteDate);
    expect(shown()).toEqual(['27', 'mm', '2022']);
  });

  it('a partial date field reports the day again when the same part is typed again', async () => {
    openDate('2022-01-27');
    await clear(1);
    await type(1, '01');
    expect(value()).toBe('2022-01-27');
    expect(shown()).toEqual(['27', '01', '2022']);
  });

  it('a partial date field reports another day when another part is typed', async () => {
    openDate('2022-01-27');
    await clear(1);
    await type(1, '03');
    expect(value()).toBe('2022-03-27');
  });

  it('a partial date field reports no change while the first day is typed', async () => {
    openDate(null);
    await type(0, '27');
    expect(value()).toBe(incompleteDate);
    expect(shown()).toEqual(['27', 'mm', 'yyyy']);
    await userEvent.keyboard('012022');
    expect(value()).toBe('2022-01-27');
  });

  it('a partial date field is empty again once the typed parts are deleted', async () => {
    openDate(null);
    await type(0, '27');
    await clear(0);
    expect(value()).toBe(null);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy']);
  });

  it('a partial date field is empty once the parts of a day are deleted one by one', async () => {
    openDate('2022-01-27');
    for (const index of [0, 1, 2]) await clear(index);
    expect(value()).toBe(null);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy']);
  });

  it('a partial date field keeps what was typed when the form renders again', async () => {
    openDate('2022-01-27');
    await clear(1);
    await press(/Rendered/);
    expect(shown()).toEqual(['27', 'mm', '2022']);
    expect(value()).toBe(incompleteDate);
  });

  it('a date field reports no day while its parts are a day that does not exist', async () => {
    openDate('2022-01-30');
    await type(1, '02');
    expect(value()).toBe(incompleteDate);
    await press(/Rendered/);
    expect(value()).toBe('2022-02-28');
  });

  it('a partial date field shows the former day after a reset of the form', async () => {
    openDate('2022-01-27');
    await clear(1);
    await press(/Reset/);
    expect(shown()).toEqual(['27', '01', '2022']);
    expect(value()).toBe('2022-01-27');
  });

  it('a partial date field is empty after a reset of a form in which it was empty', async () => {
    openDate(null);
    await type(0, '27');
    await press(/Reset/);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy']);
    expect(value()).toBe(null);
  });

  it('a date field is empty when a form is restored that was left with an incomplete day', () => {
    openDate(incompleteDate);
    expect(value()).toBe(null);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy']);
  });
});

describe('a date range field that is filled in part', () => {
  const june = { start: '2026-06-01', end: '2026-06-30' };
  const none = { start: incompleteDate, end: incompleteDate };
  const openRange = (initial: DayRange | null) =>
    open<DayRange>(initial, (props) => (
      <DateRangeField label="Period" format="DD/MM/YYYY" weekStart="monday" {...props} />
    ));

  it('a partial range field reports no days once a part of the second day is deleted', async () => {
    openRange(june);
    await clear(3);
    expect(value()).toEqual(none);
    expect(shown()).toEqual(['01', '06', '2026', 'dd', '06', '2026']);
    await type(3, '30');
    expect(value()).toEqual(june);
  });

  it('a partial range field reports no days while one of them is missing', async () => {
    openRange(june);
    for (const index of [0, 1, 2]) await clear(index);
    expect(value()).toEqual(none);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy', '30', '06', '2026']);
    await type(0, '02062026');
    expect(value()).toEqual({ start: '2026-06-02', end: '2026-06-30' });
  });

  it('a partial range field reports no days while the first is complete and the second is not', async () => {
    openRange(null);
    await type(0, '01062026');
    expect(value()).toEqual(none);
    await type(3, '30062026');
    expect(value()).toEqual(june);
  });

  it('a range field is empty once both days are deleted', async () => {
    openRange(june);
    for (const index of [3, 4, 5, 0, 1, 2]) await clear(index);
    expect(value()).toBe(null);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy', 'dd', 'mm', 'yyyy']);
  });

  it('a partial range field is empty after a reset of a form in which it was empty', async () => {
    openRange(null);
    await type(0, '01062026');
    await press(/Reset/);
    expect(shown()).toEqual(['dd', 'mm', 'yyyy', 'dd', 'mm', 'yyyy']);
    expect(value()).toBe(null);
  });
});

describe('a time field that is filled in part', () => {
  const openTime = (initial: string | null, hourCycle: 12 | 24 = 24) =>
    open<string>(initial, (props) => <TimeField label="Start" hourCycle={hourCycle} {...props} />);

  it('a partial time field reports no time once its minutes are deleted, and the time once they are back', async () => {
    openTime('09:30');
    await clear(1);
    expect(value()).toBe(incompleteTime);
    await type(1, '30');
    expect(value()).toBe('09:30');
  });

  it('a partial time field reports no time while the first one is typed', async () => {
    openTime(null, 12);
    await type(0, '09');
    expect(value()).toBe(incompleteTime);
    await userEvent.keyboard('30p');
    expect(value()).toBe('21:30');
  });
});
