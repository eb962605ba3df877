/** The last day of a yyyy-MM month, as yyyy-MM-dd. */
export function getLastDay(yearMonth: string): string {
  const [year = 0, month = 0] = yearMonth.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
