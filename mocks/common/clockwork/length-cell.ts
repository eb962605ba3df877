import type { SheetCell } from '../../core/workbook.ts';

const daySeconds = 86_400;

/** A length of time that a spreadsheet adds up: exact, shown in hours and whole minutes. */
export const lengthCell = (seconds: number): SheetCell => ({
  value: seconds / daySeconds,
  format: '[h]:mm',
});
