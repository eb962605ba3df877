import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ListActor } from '#machines/lists/create-list.ts';
import { listView } from '#machines/lists/list-view.ts';
import type { Role } from '#machines/roles/role.ts';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import { Banner } from '#ui/display/notices/banner.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';

interface Props {
  actor: ListActor<Role>;
  onRetry: () => void;
  children: (roles: readonly Role[]) => ReactNode;
}

/** Content that needs all roles: it waits for them, or shows why they could not be loaded. */
export function LoadedRoles({ actor, onRetry, children }: Props) {
  const text = useText('records');
  const why = useCauseText();
  const state = useSelector(actor, (snapshot) => snapshot);
  const { rows, status } = listView(state);
  const reason = why(state.context.cause);
  if (rows === null && status === 'loading') return <Loader label={text('loading')} />;
  const retry = () => (state.status === 'done' ? onRetry() : actor.send({ type: 'retry' }));
  if (rows === null) {
    return (
      <Unavailable
        title={text('unavailable')}
        reason={reason}
        retryLabel={text('tryAgain')}
        onRetry={retry}
      >
        {text('unavailableText')}
      </Unavailable>
    );
  }
  return (
    <>
      {status === 'failed' && (
        <Banner
          tone="warning"
          action={
            <Button size="small" onPress={retry}>
              {text('tryAgain')}
            </Button>
          }
        >
          {[text('unavailableText'), reason].join(' ')}
        </Banner>
      )}
      <div aria-busy={status === 'loading'}>{children(rows)}</div>
    </>
  );
}
