import type { ReactNode } from 'react';
import { projectViews, type ProjectView } from '#machines/projects/project-view.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/page-head.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { AddProject } from './add-project.tsx';

export interface ProjectsHeadProps {
  view: ProjectView;
  onView: (view: ProjectView) => void;
  /** Actions of one of the views. */
  children?: ReactNode;
}

/** The head of the page, with the choice between list and tree. */
export function ProjectsHead({ view, onView, children }: ProjectsHeadProps) {
  const text = useText('projects');
  return (
    <PageHead title={text('title')}>
      <SegmentedControl
        label={text('view')}
        options={projectViews.map((id) => ({ id, label: text(`view_${id}`) }))}
        value={view}
        onChange={onView}
      />
      {children}
      <AddProject />
    </PageHead>
  );
}
