import { useSelector } from '@xstate/react';
import { useCauseText } from '#i18n/cause-text.ts';
import { useText } from '#i18n/text.tsx';
import type { MenuFormActor } from '#machines/menu/menu-form.machine.ts';
import type { MenuHistoryActor } from '#machines/menu/menu-history.machine.ts';
import type { RestoreMenuActor } from '#machines/menu/restore-menu.machine.ts';
import { isChanged } from '#machines/records/form-values.ts';
import { DraftOffer } from '#records/form/draft-offer.tsx';
import { PageHead } from '#records/view/page-head.tsx';
import { Loader } from '#ui/display/progress/spinner.tsx';
import { Unavailable } from '#ui/display/notices/unavailable.tsx';
import { MenuConflict } from './menu-conflict.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { RestoreQuestion } from './restore-question.tsx';
import styles from './menu.module.css';

export interface MenuManagerProps {
  actor: MenuFormActor;
  history: MenuHistoryActor;
  restore: RestoreMenuActor;
}

/** The menu of the tenant, edited as a tree. Source: ADMIN-004, ADMIN-024. */
export function MenuManagerScreen(props: MenuManagerProps & { onRetry: () => void }) {
  const { onRetry, ...editor } = props;
  const { actor, restore } = editor;
  const text = useText('menuManager');
  const common = useText('common');
  const why = useCauseText();
  const isLoading = useSelector(actor, (state) => state.matches('loading'));
  const isUnavailable = useSelector(actor, (state) => state.matches('unavailable'));
  const isOffering = useSelector(actor, (state) =>
    state.matches({ shown: { editing: 'offering' } }),
  );
  const isTyped = useSelector(actor, ({ context }) => isChanged(context));
  const cause = useSelector(actor, ({ context }) => context.cause);
  const content = isUnavailable ? (
    <Unavailable
      title={common('unavailableTitle')}
      reason={why(cause)}
      retryLabel={common('tryAgain')}
      onRetry={onRetry}
    >
      {text('unavailableText')}
    </Unavailable>
  ) : (
    <>
      {isOffering && <DraftOffer actor={actor} isTyped={isTyped} />}
      <MenuEditor {...editor} />
      <MenuConflict actor={actor} />
      <RestoreQuestion restore={restore} />
    </>
  );
  return (
    <>
      <PageHead title={text('pageTitle')} />
      <div className={styles.page}>{isLoading ? <Loader label={text('loading')} /> : content}</div>
    </>
  );
}
