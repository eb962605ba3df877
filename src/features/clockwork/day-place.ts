/** Where a person is on the ClockWork page, and where they can go: it stands in the address. */
export interface DayPageState {
  /** The shown day, yyyy-MM-dd. */
  date: string;
  /** The project that the list is narrowed to; `noProject` for entries without one. */
  project: string | undefined;
  onProject: (project: string | undefined) => void;
  onDay: (day: string) => void;
}
