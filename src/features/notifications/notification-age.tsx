import type { Age } from '#machines/notifications/age.ts';
import { useFormat } from '#i18n/format.tsx';

interface NotificationAgeProps extends Age {
  timestamp: string;
  className?: string | undefined;
}

/** The age as a number with its suffix; the full text appears on hover. Source: NOTIF-024. */
export function NotificationAge({ timestamp, count, unit, className }: NotificationAgeProps) {
  const format = useFormat();
  const full = format.formatAge(count, unit);
  return (
    <time dateTime={timestamp} title={full} className={className}>
      <span aria-hidden="true">{format.age(count, unit)}</span>
      <span className="visually-hidden">{full}</span>
    </time>
  );
}
