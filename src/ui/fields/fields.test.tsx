import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it, vi } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import { DateField } from '../dates/date-field.tsx';
import { DateRangeField } from '../dates/date-range-field.tsx';
import { NumberField } from './number-field.tsx';
import { TimeField } from '../dates/time-field.tsx';

/** A controlled field, and the last value that its caller received. */
function Filled<Value>({
  initial,
  onChange,
  children,
}: {
  initial: Value;
  onChange: (value: Value) => void;
  children: (value: Value, change: (next: Value) => void) => React.ReactNode;
}) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => {
    setValue(next);
    onChange(next);
  });
}

const parts = () => screen.getAllByRole('spinbutton');

describe('a date field', () => {
  const open = (initial: string | null, format: 'DD/MM/YYYY' | 'MM/DD/YYYY' = 'DD/MM/YYYY') => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(
      <I18nProvider locale="en">
        <Filled initial={initial} onChange={onChange}>
          {(value, change) => (
            <DateField
              label="Due"
              format={format}
              weekStart="monday"
              value={value}
              onChange={change}
              min="2026-03-02"
            />
          )}
        </Filled>
      </I18nProvider>,
    );
    return onChange;
  };

  it('a date field accepts digits in the person’s order, and is empty until the day is complete', async () => {
    const onChange = open(null);
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('0403');
    expect(onChange).not.toHaveBeenCalledWith(expect.stringMatching(/\d/));
    await userEvent.keyboard('2026');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-04');
  });

  it('a date field accepts the month first when the person writes it first', async () => {
    const onChange = open(null, 'MM/DD/YYYY');
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('03042026');
    expect(onChange).toHaveBeenLastCalledWith('2026-03-04');
  });

  it('a date field is emptied once all of its parts are deleted', async () => {
    const onChange = open('2026-03-04');
    await userEvent.click(parts()[2] as HTMLElement);
    await userEvent.keyboard('{Backspace>8/}');
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('a date field accepts a day from its calendar, where days before the first one cannot be selected', async () => {
    const onChange = open('2026-03-04');
    await userEvent.click(screen.getByRole('button', { name: /calendar/i }));
    const early = await screen.findByRole('button', { name: /March 1, 2026/ });
    await userEvent.click(early);
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /March 12, 2026/ }));
    expect(onChange).toHaveBeenLastCalledWith('2026-03-12');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  });
});

describe('the calendar of a date field', () => {
  const headings = (weekStart: 'monday' | 'sunday' | 'saturday', isRange: boolean) => {
    const field = { label: 'Due', format: 'DD/MM/YYYY', weekStart, onChange: () => {} } as const;
    render(
      <I18nProvider locale="en">
        {isRange ? (
          <DateRangeField {...field} value={{ start: '2026-03-04', end: '2026-03-05' }} />
        ) : (
          <DateField {...field} value="2026-03-04" />
        )}
      </I18nProvider>,
    );
  };

  it.each([
    ['monday', false, 'MTWTFSS'],
    ['sunday', false, 'SMTWTFS'],
    ['saturday', false, 'SSMTWTF'],
    ['monday', true, 'MTWTFSS'],
    ['sunday', true, 'SMTWTFS'],
    ['saturday', true, 'SSMTWTF'],
  ] as const)(
    'the calendar starts its weeks on the first weekday of the organization: %s, range: %s',
    async (weekStart, isRange, shown) => {
      headings(weekStart, isRange);
      await userEvent.click(screen.getByRole('button', { name: /calendar/i }));
      const grid = await screen.findByRole('grid');
      const letters = [...grid.querySelectorAll('th')].map(({ textContent }) => textContent);
      expect(letters.join('')).toBe(shown);
    },
  );
});

describe('a time field', () => {
  const open = (initial: string | null, hourCycle: 12 | 24) => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(
      <I18nProvider locale="en">
        <Filled initial={initial} onChange={onChange}>
          {(value, change) => (
            <TimeField label="Start" hourCycle={hourCycle} value={value} onChange={change} />
          )}
        </Filled>
      </I18nProvider>,
    );
    return onChange;
  };

  it('a time field accepts digits of a 24-hour clock', async () => {
    const onChange = open(null, 24);
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('1405');
    expect(onChange).toHaveBeenLastCalledWith('14:05');
  });

  it('a time field returns 24 hours when the person types an afternoon time', async () => {
    const onChange = open(null, 12);
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('0205p');
    expect(onChange).toHaveBeenLastCalledWith('14:05');
  });

  it('a time field counts with the arrow keys', async () => {
    const onChange = open('09:59', 24);
    await userEvent.click(parts()[0] as HTMLElement);
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowUp}');
    expect(onChange).toHaveBeenLastCalledWith('10:00');
  });
});

describe('a number field', () => {
  const open = (language: string) => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      <Filled initial="" onChange={onChange}>
        {(value, change) => (
          <NumberField label="Price" language={language} value={value} onChange={change} />
        )}
      </Filled>,
    );
    return onChange;
  };
  const field = () => screen.getByRole('textbox', { name: 'Price' });

  it('a number field reads a comma as the person’s language does, and shows what was typed', async () => {
    const onChange = open('de');
    await userEvent.type(field(), '1.490,5');
    expect(onChange).toHaveBeenLastCalledWith('1490.5');
    expect(field()).toHaveProperty('value', '1.490,5');
  });

  it('a number field accepts a pasted amount with its currency', async () => {
    const onChange = open('en');
    await userEvent.click(field());
    await userEvent.paste('$12,500.00');
    expect(onChange).toHaveBeenLastCalledWith('12500.00');
  });

  it('a number field shows the sign of its currency, which is not part of the value', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(<NumberField label="Price" language="en" prefix="₹" value="" onChange={onChange} />);
    expect(screen.getByText('₹')).toBeTruthy();
    await userEvent.type(field(), '5');
    expect(onChange).toHaveBeenLastCalledWith('5');
  });

  it('a number field leaves an invalid number as it was typed', async () => {
    const onChange = open('en');
    await userEvent.type(field(), 'a dozen');
    expect(onChange).toHaveBeenLastCalledWith('a dozen');
    expect(field()).toHaveProperty('value', 'a dozen');
  });
});

describe('a combo box', () => {
  const options = [
    { id: 'berlin', label: 'Berlin' },
    { id: 'sao', label: 'São Paulo' },
    { id: 'shanghai', label: 'Shanghai', foundBy: 'China' },
  ];
  const open = (initial: string | null) => {
    const onChange = vi.fn<(value: string | null) => void>();
    render(
      <>
        <Filled initial={initial} onChange={onChange}>
          {(value, change) => (
            <ComboBox
              label="City"
              options={options}
              value={value}
              onChange={change}
              noResults="No matches"
            />
          )}
        </Filled>
        <button type="button">Next</button>
      </>,
    );
    return onChange;
  };
  const field = () => screen.getByRole('combobox', { name: 'City' });

  it('a combo box finds an option without its accents, and selects it by keyboard', async () => {
    const onChange = open(null);
    await userEvent.type(field(), 'sao');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(onChange).toHaveBeenLastCalledWith('sao');
    await waitFor(() => expect(field()).toHaveProperty('value', 'São Paulo'));
  });

  it('a combo box finds an option by another word for it', async () => {
    open(null);
    await userEvent.type(field(), 'china');
    expect((await screen.findAllByRole('option'))[0]?.textContent).toContain('Shanghai');
  });

  it('a combo box reverts text without a match when it is left', async () => {
    const onChange = open(null);
    await userEvent.type(field(), 'Atlantis');
    expect(await screen.findByText('No matches')).toBeTruthy();
    await userEvent.tab();
    await waitFor(() => expect(field()).toHaveProperty('value', ''));
    expect(onChange).not.toHaveBeenCalledWith(expect.any(String));
  });

  it('a combo box has no selection once it is emptied', async () => {
    const onChange = open('berlin');
    await userEvent.clear(field());
    expect(onChange).toHaveBeenLastCalledWith(null);
  });
});
