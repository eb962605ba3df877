import { useMemo } from 'react';
import type { TagGrouping } from '#machines/tag-report/tag-report-search.ts';
import type { TagReportRow } from '#machines/tag-report/tag-report.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import {
  buildProjectTagsAddress,
  projectAddresses,
  tagAddresses,
} from '#page/parameters/addresses.ts';
import { useBlocked } from '#records/blocked.tsx';
import { HoursLink } from '#records/view/hours-link.tsx';
import { RecordLink } from '#records/view/record-link.tsx';
import { Badge } from '#ui/display/badges/badge.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { GridColumn } from '#ui/data-grid/grid.ts';
import { TagChip } from '#ui/display/badges/tag-chip.tsx';
import { findHours, type ReportedHours } from './tag-hours.ts';
import styles from './tag-report.module.css';

type Column = GridColumn<TagReportRow>;

interface TagColumnsOptions extends ReportedHours {
  grouping: TagGrouping;
  /** Filters by the days of a week or month. */
  onDays: (firstDay: string, lastDay: string) => void;
}

/** The columns of the report: the tag, what the row is about, its hours and its share. */
export function useTagColumns(options: TagColumnsOptions): readonly Column[] {
  const { grouping, onDays, own, firstDay, lastDay, employeeIds } = options;
  const text = useText('tagReport');
  const format = useFormat();
  const { isBlocked } = useBlocked('projects.basic');
  const { isBlocked: isWithoutTags } = useBlocked('tags.basic');
  const { isBlocked: isWithoutProjectTags } = useBlocked('projectTags.basic');
  return useMemo(() => {
    const reported = { own, firstDay, lastDay, employeeIds };
    const tag: Column = {
      id: 'tagName',
      header: text('tag'),
      cell: ({ tagId, tagName: name, tagColor: color }) =>
        isWithoutTags && isWithoutProjectTags ? (
          <TagChip color={color} name={name} />
        ) : (
          <RecordLink
            address={isWithoutTags ? buildProjectTagsAddress(tagId) : tagAddresses.view(tagId)}
            className={styles.tag}
            title={isWithoutTags ? text('projectsWithTag', { name }) : undefined}
          >
            <TagChip color={color} name={name} />
          </RecordLink>
        ),
      isSortable: true,
    };
    const project: Column = {
      id: 'projectName',
      header: text('project'),
      cell: ({ projectId = '', projectCode = '', projectName = '', isInherited }) => (
        <span className={styles.subject}>
          <ProjectName
            isLinked={!isBlocked}
            id={projectId}
            name={`${projectCode} ${projectName}`}
          />
          {isInherited && <Badge>{text('inherited')}</Badge>}
        </span>
      ),
      isSortable: true,
    };
    const employee: Column = {
      id: 'employeeName',
      header: text('employee'),
      cell: ({ employeeName = '', isFormer }) => (
        <span className={styles.subject}>
          <bdi>{employeeName || '-'}</bdi>
          {isFormer && <Badge>{text('hasLeft')}</Badge>}
        </span>
      ),
      isSortable: true,
    };
    const period: Column = {
      id: 'firstDay',
      header: text(grouping === 'Month' ? 'month' : 'week'),
      cell: (row) => {
        const { firstDay: first = '', lastDay: last = '' } = row;
        const name =
          grouping === 'Month' ? format.monthOfYear(first.slice(0, 7)) : format.days(first, last);
        return (
          <Button
            size="small"
            variant="quiet"
            aria-label={text('onlyDays', { name })}
            onPress={() => onDays(first, last)}
          >
            {name}
          </Button>
        );
      },
      isSortable: true,
    };
    const hours: Column = {
      id: 'totalTimeInSeconds',
      header: text('hours'),
      cell: (row) => (
        <HoursLink
          address={findHours(row, reported)}
          name={row.projectName ?? row.employeeName ?? row.tagName}
          isOwn={row.employeeId !== undefined && row.employeeId === own}
        >
          {format.hours(row.totalTimeInSeconds)}
        </HoursLink>
      ),
      isSortable: true,
      align: 'end',
    };
    const share: Column = {
      id: 'totalPercentage',
      header: text(shareTexts[grouping]),
      cell: ({ totalPercentage: value }) => (
        <span className={styles.share}>
          <span aria-hidden="true" className={styles.track}>
            <span className={styles.bar} style={{ inlineSize: `${value}%` }} />
          </span>
          <span className={styles.percent}>
            {text('percent', { value: format.number(value, 1) })}
          </span>
        </span>
      ),
      isSortable: true,
      align: 'end',
    };
    if (grouping === 'Project') return [tag, project, hours, share];
    if (grouping === 'Employee') return [tag, employee, hours, share];
    return [period, tag, hours, share];
  }, [
    text,
    format,
    isBlocked,
    isWithoutTags,
    isWithoutProjectTags,
    grouping,
    onDays,
    own,
    firstDay,
    lastDay,
    employeeIds,
  ]);
}

const shareTexts = {
  Project: 'shareOfTag',
  Employee: 'shareOfTag',
  Week: 'shareOfWeek',
  Month: 'shareOfMonth',
} as const satisfies Record<TagGrouping, string>;

interface ProjectNameProps {
  isLinked: boolean;
  id: string;
  name: string;
}

const ProjectName = ({ isLinked, id, name }: ProjectNameProps) =>
  isLinked ? (
    <RecordLink address={projectAddresses.view(id)}>{name}</RecordLink>
  ) : (
    <bdi>{name}</bdi>
  );
