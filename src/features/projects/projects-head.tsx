import { List, ListTree } from 'lucide-react';
import type { ReactNode } from 'react';
import { projectViews, type ProjectView } from '#machines/projects/project-view.ts';
import { useText } from '#i18n/text.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Button } from '#ui/controls/button.tsx';
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
        <div role="group" aria-label={text('view')} className={styles.views}>
          {projectViews.map((each) => (
            <Button
              key={each}
              size="small"
              variant={each === view ? 'secondary' : 'quiet'}
              aria-pressed={each === view}
              icon={each === 'list' ? <List /> : <ListTree />}
              onPress={() => onView(each)}
            >
              {text(`view_${each}`)}
            </Button>
          ))}
        </div>
      </div>
    </>
  );
}
