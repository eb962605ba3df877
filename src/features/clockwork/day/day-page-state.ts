/**
 * The day and project shown on the ClockWork page, which are stored in the address, and the
 * handlers that change them.
 */
export interface DayPageState {
  /** The shown day, yyyy-MM-dd. */
  date: string;
  /** Id of the project that the list is filtered by; `noProject` for entries without one. */
  project: string | undefined;
  onProject: (project: string | undefined) => void;
  onDay: (day: string) => void;
}
