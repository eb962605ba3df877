export type TimelineScale = 'week' | 'month' | 'quarter';

/** Rows under one heading. */
export interface TimelineGroup {
  id: string;
  title: string;
  /** A short text about its items, such as '12 h of 40 h'. */
  summary?: string;
}

/** The days of a bar, as `yyyy-MM-dd`; both are included, and either may be missing. */
export interface TimelineDates {
  start: string | null;
  end: string | null;
}

export interface TimelineItem extends TimelineDates {
  id: string;
  groupId: string;
  /** Its short text for screen readers and announcements. */
  label: string;
  /** Its end is in the past, and it is not completed. */
  isOverdue?: boolean;
  isCompleted?: boolean;
}

/** All texts of a timeline, in the language of the page. */
export interface TimelineTexts {
  /** How bars are moved with the keyboard; screen readers read it with the timeline. */
  help: string;
  /** Heading of the column with the names of rows. */
  items: string;
  empty: string;
  today: string;
  scale: string;
  scales: Readonly<Record<TimelineScale, string>>;
  zoomIn: string;
  zoomOut: string;
  /** Heading of the items without dates. */
  noDates: string;
  /** Name of the chip that is dragged onto a day. */
  place: string;
  overdue: string;
  /** The days of an item, such as '12 May – 20 May', 'From 12 May' or 'No dates'. */
  formatDates: (dates: TimelineDates) => string;
  moved: (item: string, dates: string) => string;
  blocked: (item: string, reason: string) => string;
  cancelled: (item: string) => string;
}

/** The texts of the head, by day. */
export interface TimelineHeads {
  formatMonth: (day: string) => string;
  /** Of a day, such as '12'. */
  formatDay: (day: string) => string;
  /** Of the first day of a week, such as '12 May'. */
  formatWeek: (day: string) => string;
}
