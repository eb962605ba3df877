import { expect, it } from 'vitest';
import { toCsv } from './chart-table.ts';

const row = (name: string, value = 1.5) => ({
  id: name,
  name,
  figures: [{ text: '1h 30m', value }],
});
const columns = ['Team', 'Hours'];

it('the exported chart values are plain numbers, whatever is shown', () => {
  expect(toCsv({ columns, rows: [row('Design'), row('Platform', 0)] })).toBe(
    '\u{FEFF}Team,Hours\r\nDesign,1.5\r\nPlatform,0\r\n',
  );
});

it.each([
  ['Design, "new"', '"Design, ""new"""'],
  ['Two\nlines', '"Two\nlines"'],
  ['فريق التصميم', 'فريق التصميم'],
])('the chart name %j is one cell', (name, cell) => {
  expect(toCsv({ columns, rows: [row(name)] })).toContain(`\r\n${cell},1.5\r\n`);
});

it.each(['=1+1', '+1', '-1+1', '@sum', '\tx'])('the chart name %j is not a formula', (name) => {
  expect(toCsv({ columns, rows: [row(name)] })).toContain(`\r\n'${name},1.5\r\n`);
});
