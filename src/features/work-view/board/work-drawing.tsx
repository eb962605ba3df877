import { useSelector } from '@xstate/react';
import { ListTodo } from 'lucide-react';
import type { ReactNode } from 'react';
import type { WorkViewActor } from '#machines/work-view/work-view.machine.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useGridTexts } from '#i18n/grid-texts.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/display/notices/empty-state.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';

interface WorkDrawingProps {
  actor: WorkViewActor;
  children: ReactNode;
}

/** A board or a timeline, or why there is none. */
export function WorkDrawing({ actor, children }: WorkDrawingProps) {
  const text = useText('workView');
  const texts = useGridTexts();
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { response, cause } = state.context;
  const onRetry = () => actor.send({ type: 'retry' });
  if (state.matches('unavailable')) {
    return (
      <Unavailable
        title={texts.failed}
        reason={why(cause)}
        retryLabel={texts.retry}
        onRetry={onRetry}
      >
        {texts.failedText}
      </Unavailable>
    );
  }
  if (response === null) return <p role="status">{state.hasTag('busy') ? texts.loading : ''}</p>;
  return (
    <>
      {state.matches('reloadFailed') && (
        <Banner
          tone="warning"
          title={texts.failed}
          action={
            <Button size="small" onPress={onRetry}>
              {texts.retry}
            </Button>
          }
        >
          {texts.restoredText}
        </Banner>
      )}
      {response.totals.count === 0 ? (
        <EmptyState icon={<ListTodo />}>{text('empty')}</EmptyState>
      ) : (
        children
      )}
    </>
  );
}
