import { useSelector } from '@xstate/react';
import { FolderX, Printer } from 'lucide-react';
import type { ProjectDetailsActor } from '#machines/project-analytics/project-details.machine.ts';
import { useText } from '#i18n/text.tsx';
import type { ChartView } from '#records/report/chart-frame.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Contributors } from './contributors.tsx';
import { DailyHours } from './daily-hours.tsx';
import { DetailsPartFrame } from './details-part-frame.tsx';
import { ProjectCarousel, type CarouselPosition } from './project-carousel.tsx';
import { ProjectFacts, TotalTime } from './project-facts.tsx';
import styles from './project-details.module.css';

export interface ProjectDetailsProps extends CarouselPosition {
  actor: ProjectDetailsActor;
  /** The project's name in the tree, until its details have loaded. */
  name: string;
  /** yyyy-MM-dd, in the person's time zone. */
  today: string;
  /** The person's employee id; null without one. */
  own: string | null;
  view: ChartView;
  /** Shows the sub-projects in the tree; null if there are none. */
  onSubProjects: (() => void) | null;
  onPrint: () => void;
  onClose: () => void;
}

/** The details of a project, each section as soon as it has loaded. */
export function ProjectDetails(props: ProjectDetailsProps) {
  const { actor, name, onPrint, onClose } = props;
  const text = useText('projectAnalytics');
  const records = useText('records');
  const isOpen = useSelector(actor, (state) => state.hasTag('open'));
  const isMissing = useSelector(actor, (state) => state.matches('missing'));
  const title = useSelector(actor, ({ context }) => context.detail?.projectName) ?? name;
  return (
    <Dialog
      size="large"
      isDismissable
      title={title || text('details')}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={text('close')}
      actions={
        <>
          {!isMissing && (
            <Button icon={<Printer aria-hidden="true" />} onPress={onPrint}>
              {records('print')}
            </Button>
          )}
          <Button autoFocus onPress={onClose}>
            {text('close')}
          </Button>
        </>
      }
    >
      <div className={styles.popup}>
        <ProjectCarousel {...props} />
        {isMissing ? (
          <EmptyState icon={<FolderX />} title={text('missing')}>
            {text('missingText')}
          </EmptyState>
        ) : (
          <Parts {...props} />
        )}
      </div>
    </Dialog>
  );
}

function Parts({ actor, today, own, view, onSubProjects }: ProjectDetailsProps) {
  const text = useText('projectAnalytics');
  const detail = useSelector(actor, ({ context }) => context.detail);
  return (
    <>
      <TotalTime actor={actor} />
      <DetailsPartFrame
        actor={actor}
        part="details"
        content={detail}
        title={text('details')}
        failed={text('detailsUnavailable')}
      >
        {(read) => <ProjectFacts detail={read} onSubProjects={onSubProjects} />}
      </DetailsPartFrame>
      <Contributors actor={actor} today={today} own={own} />
      {detail && <DailyHours detail={detail} today={today} view={view} />}
    </>
  );
}
