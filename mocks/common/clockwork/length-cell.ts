import type { SheetCell } from '../../core/files/workbook.ts';

const daySeconds = 86_400;

/** A duration that a spreadsheet can sum: exact, shown in hours and whole minutes. */
export const lengthCell = (seconds: number): SheetCell => ({
  value: seconds / daySeconds,
  format: '[h]:mm',
});
