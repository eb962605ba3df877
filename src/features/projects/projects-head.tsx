import type { ReactNode } from 'react';
import { projectViews, type ProjectView } from '#machines/projects/project-view.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/page-head.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { AddProject } from './add-project.tsx';
import { ProjectShows, type ProjectShowsProps } from './project-shows.tsx';
import styles from './project-list.module.css';

export interface ProjectsHeadProps extends ProjectShowsProps {
  view: ProjectView;
  onView: (view: ProjectView) => void;
  /** Actions of one of the views. */
  children?: ReactNode;
}

/** The head of the page: its actions, the filters with their numbers, and list or tree. */
export function ProjectsHead({ view, onView, children, ...shows }: ProjectsHeadProps) {
  const text = useText('projects');
  return (
    <>
      <PageHead title={text('title')}>
        {children}
        <AddProject />
      </PageHead>
      <div className={styles.top}>
        <ProjectShows {...shows} />
        <SegmentedControl
          label={text('view')}
          options={projectViews.map((id) => ({ id, label: text(`view_${id}`) }))}
          value={view}
          onChange={onView}
        />
      </div>
    </>
  );
}
