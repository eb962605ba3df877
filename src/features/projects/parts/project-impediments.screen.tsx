import { useSelector } from '@xstate/react';
import { CircleCheck } from 'lucide-react';
import { lazy } from 'react';
import {
  listImpediments,
  type Impediment,
} from '#machines/projects/impediments/project-impediment.ts';
import type { ProjectImpedimentsActor } from '#machines/projects/impediments/project-impediments.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useFormat } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { useBlocked } from '#records/blocked.tsx';
import { OnFirstOpen } from '#records/list/on-first-open.tsx';
import { PartQuestion } from '#records/view/part-question.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { SegmentedControl } from '#ui/choices/segmented-control.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { ImpedimentLine } from './impediment-line.tsx';
import { ImpedimentRow } from './impediment-row.tsx';
import styles from './parts.module.css';

const ImpedimentDialog = lazy(() =>
  import('./impediment-dialogs.tsx').then((module) => ({ default: module.ImpedimentDialog })),
);
const ResolutionDialog = lazy(() =>
  import('./impediment-dialogs.tsx').then((module) => ({ default: module.ResolutionDialog })),
);

export interface ProjectImpedimentsScreenProps {
  actor: ProjectImpedimentsActor;
}

/** The impediments of a project, unresolved ones first. Source: PROJ-013, PROJ-036. */
export function ProjectImpedimentsScreen({ actor }: ProjectImpedimentsScreenProps) {
  const text = useText('projectParts');
  const impediments = useSelector(actor, ({ context }) => context.impediments);
  const { isMember, ownedBy: owner } = useSelector(actor, ({ context }) => context.detail.project);
  const line = useSelector(actor, ({ children }) => children.line);
  const { reason } = useBlocked(null, !isMember && text('onlyMembers', { owner }));
  return (
    <section className={styles.part} aria-label={text('impediments')}>
      {line && <ImpedimentLine actor={line} blockedBecause={reason} />}
      {impediments === null ? (
        <Waiting actor={actor} />
      ) : (
        <List actor={actor} impediments={impediments} />
      )}
      <Dialogs actor={actor} />
    </section>
  );
}

/** The list is loading, or could not be loaded. */
function Waiting({ actor }: ProjectImpedimentsScreenProps) {
  const records = useText('records');
  const why = useCauseText();
  const cause = useSelector(actor, ({ context }) => context.cause);
  const isFailed = useSelector(actor, (state) => state.matches({ list: 'unavailable' }));
  if (!isFailed) return <Loader label={records('loading')} />;
  return (
    <Unavailable
      title={records('unavailable')}
      reason={why(cause)}
      retryLabel={records('tryAgain')}
      onRetry={() => actor.send({ type: 'retry' })}
    >
      {records('unavailableText')}
    </Unavailable>
  );
}

function List({
  actor,
  impediments,
}: ProjectImpedimentsScreenProps & { impediments: readonly Impediment[] }) {
  const text = useText('projectParts');
  const format = useFormat();
  const filter = useSelector(actor, ({ context }) => context.filter);
  const shown = listImpediments(impediments, filter);
  const count = (of: 'open' | 'all') => format.number(listImpediments(impediments, of).length);
  return (
    <>
      {impediments.length > 0 && (
        <div className={styles.head}>
          <SegmentedControl
            label={text('shownImpediments')}
            value={filter}
            onChange={(next) => actor.send({ type: 'filter.change', filter: next })}
            options={[
              { id: 'open', label: text('openCount', { count: count('open') }) },
              { id: 'all', label: text('allCount', { count: count('all') }) },
            ]}
          />
        </div>
      )}
      {shown.length === 0 ? (
        <EmptyState icon={<CircleCheck />}>
          {text(impediments.length === 0 ? 'noImpediments' : 'noOpenImpediments')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {shown.map((each) => (
            <ImpedimentRow key={each.id} actor={actor} impediment={each} />
          ))}
        </ul>
      )}
    </>
  );
}

function Dialogs({ actor }: ProjectImpedimentsScreenProps) {
  const text = useText('projectParts');
  const records = useText('records');
  const { change, resolution, deletion } = useSelector(actor, ({ children }) => children);
  const impediment = useSelector(actor, ({ context }) => context.impediment?.impediments ?? '');
  return (
    <>
      <OnFirstOpen actor={change}>{(open) => <ImpedimentDialog actor={open} />}</OnFirstOpen>
      <OnFirstOpen actor={resolution}>
        {(open) => <ResolutionDialog actor={open} impediment={impediment} />}
      </OnFirstOpen>
      <OnFirstOpen actor={deletion}>
        {(requested) => (
          <PartQuestion
            actor={requested}
            title={text('deleteImpediment')}
            question={() => records('noRevert')}
          />
        )}
      </OnFirstOpen>
    </>
  );
}
