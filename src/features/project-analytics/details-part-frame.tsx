import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ProjectDetailsActor } from '#machines/project-analytics/project-details.machine.ts';
import type { DetailsPart } from '#machines/project-analytics/project-details.setup.ts';
import { useSilentCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import styles from './project-details.module.css';

interface PartProps<Content> {
  actor: ProjectDetailsActor;
  part: DetailsPart;
  /** Null until it is loaded. */
  content: Content | null;
  title: string;
  /** The message shown when loading fails. */
  failed: string;
  children: (content: Content) => ReactNode;
}

/** A section of the popup, which loads and fails independently of the others. */
export function DetailsPartFrame<Content>(props: PartProps<Content>) {
  const { part, actor, content, title, failed, children } = props;
  const text = useText('projectAnalytics');
  const why = useSilentCauseText();
  const hasFailed = useSelector(actor, (state) => state.matches({ active: { [part]: 'failed' } }));
  const cause = useSelector(actor, ({ context }) => context.causes[part]);
  if (hasFailed) {
    return (
      <Banner
        tone="warning"
        title={failed}
        action={
          <Button size="small" onPress={() => actor.send({ type: 'retry', part })}>
            {text('tryAgain')}
          </Button>
        }
      >
        {why(cause)}
      </Banner>
    );
  }
  return (
    <section aria-label={title} className={styles.part}>
      {content === null ? <Loader label={text('loading')} /> : children(content)}
    </section>
  );
}
