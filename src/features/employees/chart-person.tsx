import type { ChartPerson } from '#machines/employees/chart/organization-chart.ts';
import { useText } from '#i18n/text.tsx';
import { Avatar } from '#ui/images/avatar.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from './organization-chart.module.css';

/** A person in the chart: name, designation, number of reports, and what is unusual. */
export function ChartPersonRow({ person }: { person: ChartPerson }) {
  const text = useText('organizationChart');
  const { fullName, designation, profileImageUrl, reportCount } = person;
  return (
    <span className={styles.row}>
      <Avatar size="small" isDecorative name={fullName} src={profileImageUrl ?? undefined} />
      <bdi className={styles.name}>{fullName}</bdi>
      {designation !== null && <bdi className={styles.designation}>{designation}</bdi>}
      <PlaceMark person={person} />
      {reportCount > 0 && (
        <span className={styles.reports}>{text('reports', { count: reportCount })}</span>
      )}
    </span>
  );
}

/** Marks people without a manager, below one who has left, and in a circle of managers. */
export function PlaceMark({ person: { place, managerName } }: { person: ChartPerson }) {
  const text = useText('organizationChart');
  if (place === 'Below') return null;
  if (place === 'Root') return <Badge>{text('place_Root')}</Badge>;
  return (
    <Badge tone="warning">
      {place === 'Cycle'
        ? text('place_Cycle')
        : isolate(text('place_ManagerLeft', { name: managerName ?? '-' }))}
    </Badge>
  );
}
