import { CalendarClock, CircleAlert, Flag, MessageCircleQuestion } from 'lucide-react';
import type { Clock } from '#machines/clock.ts';
import { toIsoDay } from '#machines/clockwork/day/time.ts';
import { getAnswerable } from '#machines/projects/links/project-link.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useDateSettings, useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import styles from '../project-overview.module.css';

interface ProjectBadgesProps {
  detail: ProjectDetail;
  clock: Clock;
  /** Shows the impediments. */
  onImpediments: () => void;
}

/** The position, due date, pending requests and open impediments of a project. Source: PROJ-015. */
export function ProjectBadges({ detail, clock, onImpediments }: ProjectBadgesProps) {
  const text = useText('projectOverview');
  const linkText = useText('projectLinks');
  const format = useFormat();
  const { timeZone } = useDateSettings();
  const { isApexProject, unResolvedImpediment: count, dueOn } = detail.project;
  const waiting = getAnswerable(detail).length;
  if (!isApexProject && count === 0 && dueOn === null && waiting === 0) return null;
  const isOverdue = dueOn !== null && dueOn < toIsoDay(clock.now(), timeZone);
  return (
    <div className={styles.badges}>
      {isApexProject && <Badge icon={<Flag aria-hidden="true" />}>{text('apexProject')}</Badge>}
      {dueOn !== null && (
        <Badge tone={isOverdue ? 'danger' : 'neutral'} icon={<CalendarClock aria-hidden="true" />}>
          {text(isOverdue ? 'overdueSince' : 'dueOn', { day: format.shortDay(dueOn) })}
        </Badge>
      )}
      {waiting > 0 && (
        <Badge tone="info" icon={<MessageCircleQuestion aria-hidden="true" />}>
          {linkText('toAnswer', { count: waiting })}
        </Badge>
      )}
      {count > 0 && (
        <Button
          variant="quiet"
          size="small"
          icon={<CircleAlert aria-hidden="true" className={styles.alert} />}
          onPress={onImpediments}
        >
          {text('openImpediments', { count })}
        </Button>
      )}
    </div>
  );
}
