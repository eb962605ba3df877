import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { ProjectOverviewActor } from '#machines/projects/project-overview.machine.ts';
import type { ProjectDetail } from '#machines/projects/parts/project-part.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { isolate } from '#ui/controls/isolate.tsx';
import styles from '../project-overview.module.css';
import { ProjectPart } from './part.tsx';

interface ProjectAboutProps {
  actor: ProjectOverviewActor;
  detail: ProjectDetail;
}

/** The facts about a project, and its parts that have no tab. Source: PROJ-011. */
export function ProjectAbout({ actor, detail }: ProjectAboutProps) {
  const text = useText('projectOverview');
  const moreId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <aside className={styles.aside} aria-label={text('about')}>
      {/* Beside the tabs there is room for everything: this is hidden then, by CSS only. */}
      <div className={styles.brief}>
        <Brief detail={detail} />
        <Button
          size="small"
          icon={<ChevronDown aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onPress={() => setOpen(!isOpen)}
        >
          {text('details')}
        </Button>
      </div>
      <div id={moreId} className={styles.more} data-open={isOpen}>
        <ProjectPart actor={actor} part="owner" detail={detail} />
        <Facts detail={detail} />
        <Time detail={detail} />
        <ProjectPart actor={actor} part="links" detail={detail} />
        <ProjectPart actor={actor} part="tags" detail={detail} />
        <ProjectPart actor={actor} part="days" detail={detail} />
      </div>
    </aside>
  );
}

/** The owner and the time in two lines, for narrow screens. */
function Brief({ detail: { project } }: Pick<ProjectAboutProps, 'detail'>) {
  const text = useText('projectOverview');
  const { hours } = useFormat();
  const { ownedBy, ownSeconds = 0, totalSeconds = 0 } = project;
  return (
    <dl className={styles.facts}>
      <Fact name={text('owner')}>{ownedBy}</Fact>
      <Fact name={text('ownTime')}>{hours(ownSeconds)}</Fact>
      <Fact name={text('totalTime')}>{hours(totalSeconds)}</Fact>
    </dl>
  );
}

/** Who created the project and when, and from when to when it lasts. */
function Facts({ detail: { project } }: Pick<ProjectAboutProps, 'detail'>) {
  const text = useText('projectOverview');
  const format = useFormat();
  const { createdBy, createdOn, startOn = null, dueOn } = project;
  const day = (value: string | null) => (value === null ? '-' : format.shortDay(value));
  return (
    <dl className={styles.facts}>
      <Fact name={text('createdBy')}>{createdBy}</Fact>
      <Fact name={text('createdOn')}>{format.dateTime(createdOn)}</Fact>
      <Fact name={text('start')}>{day(startOn)}</Fact>
      <Fact name={text('due')}>{day(dueOn)}</Fact>
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{isolate(children)}</bdi>
    </dd>
  </div>
);

/** The project's own time and that with its sub-projects, which are two figures. */
function Time({ detail: { project } }: Pick<ProjectAboutProps, 'detail'>) {
  const text = useText('projectOverview');
  const { hours } = useFormat();
  const titleId = useId();
  const { ownSeconds = 0, totalSeconds = 0 } = project;
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <h2 id={titleId}>{text('time')}</h2>
      <dl className={styles.figures}>
        <div>
          <dt>{text('ownTime')}</dt>
          <dd>{hours(ownSeconds)}</dd>
        </div>
        <div>
          <dt>{text('totalTime')}</dt>
          <dd>{hours(totalSeconds)}</dd>
        </div>
      </dl>
    </section>
  );
}
