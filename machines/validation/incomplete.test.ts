import { readFileSync, globSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import * as fields from '#ui/incomplete.ts';
import { validate } from './field-errors.ts';
import { incompleteDate, incompleteTime, validateComplete } from './incomplete.ts';

describe('a date or a time that is partly filled in', () => {
  it('an incomplete value is recognized by the values that the fields report', () => {
    expect({ ...fields }).toEqual({ incompleteDate, incompleteTime });
  });

  it('an incomplete value is invalid in every form, whatever its schema accepts', () => {
    const schema = v.object({ day: v.any(), time: v.any(), days: v.any(), note: v.string() });
    const days = { start: '2026-03-02', end: incompleteDate };
    const form = { day: incompleteDate, time: incompleteTime, days, note: 'incomplete date' };
    expect(validate(schema, form)).toEqual({
      day: { rule: 'incompleteDate' },
      time: { rule: 'incompleteTime' },
      days: { rule: 'incompleteDates' },
    });
  });

  it.each([null, '', '2026-03-02', '09:30', { start: '2026-03-02', end: '2026-03-03' }])(
    'the value %j is not incomplete',
    (value) => {
      expect(validateComplete(value)).toBe(null);
    },
  );
});

const sources = globSync('src/**/*.tsx')
  .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
  .map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')] as const);
const filesWith = (pattern: RegExp) =>
  sources.flatMap(([file, text]) => (pattern.test(text) ? [file] : [])).toSorted();

describe('the source files', () => {
  it('dates and times are entered only in the three fields that report incomplete values', () => {
    expect(filesWith(/<(?:DateInput|DatePicker|DateRangePicker|RacTimeField)\b/)).toEqual([
      'src/ui/dates/date-field.tsx',
      'src/ui/dates/date-range-field.tsx',
      'src/ui/dates/date-segments.tsx',
      'src/ui/dates/time-field.tsx',
    ]);
    expect(filesWith(/type="(?:date|time|datetime-local|month|week)"/)).toEqual([]);
  });

  it('the date and time fields are used only where a machine or useDayInput rejects incomplete values', () => {
    expect(filesWith(/<(?:DateField|DateRangeField|TimeField)\b/)).toEqual(
      [
        // Checked by useDayInput.
        'src/features/clockwork-week/week-picker.tsx',
        'src/features/clockwork/day/day-picker.tsx',
        'src/features/work-view/item/due-day-dialog.tsx',
        'src/records/report/report-filters.tsx',
        // Checked by their machines: clockwork-analytics, copy-entry, holiday-copy, holiday-import,
        // leave-scrap, organization-settings, user-logins, and those of the record forms.
        'src/features/assets/form/day-of-disposal.tsx',
        'src/features/clockwork-analytics/team-hours-form.container.tsx',
        'src/features/holidays/holiday-rows.tsx',
        'src/features/organization/working-time-section.tsx',
        'src/features/user-logins/user-logins.screen.tsx',
        'src/records/copy-entry/copy-dialog.tsx',
        'src/records/form/date-fields.tsx',
      ].toSorted(),
    );
  });
});
