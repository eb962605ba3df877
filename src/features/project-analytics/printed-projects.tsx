import type { CSSProperties } from 'react';
import {
  isSearching,
  type ProjectFilter,
  type TreeRow,
} from '#machines/project-analytics/project-tree.ts';
import { useText } from '#i18n/text.tsx';
import { tableClass } from '#ui/display/rows/table.tsx';
import { ProjectRow } from './project-row.tsx';
import styles from './project-analytics.module.css';

interface PrintedProjectsProps {
  rows: readonly TreeRow[];
  filters: readonly ProjectFilter[];
  search: string;
}

/** All expanded rows of the tree, for printing: the screen renders only the visible ones. */
export function PrintedProjects({ rows, filters, search }: PrintedProjectsProps) {
  const text = useText('projectAnalytics');
  const shown = filters.map((name) => text(`filter_${name}`)).join(' · ');
  return (
    <table className={tableClass.table} aria-label={text('projects')}>
      <caption className={styles.printed}>
        {text('show')}: {shown}
        {isSearching(search) && <bdi> · {search}</bdi>}
      </caption>
      <thead>
        <tr>
          <th scope="col">{text('project')}</th>
          <th scope="col" className={tableClass.number}>
            {text('ownTime')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td
              colSpan={2}
              style={{ '--level': row.depth } as CSSProperties}
              className={styles.line}
            >
              <ProjectRow row={row} search={search} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
