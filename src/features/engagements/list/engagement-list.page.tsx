import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCompanion } from '#records/use-companion.ts';
import { useActorRef, useSelector } from '@xstate/react';
import * as v from 'valibot';
import { serverClock } from '#machines/clock.ts';
import { engagementCountsMachine } from '#machines/engagements/list/board/engagement-counts.machine.ts';
import {
  engagementDialogsMachine,
  type EngagementDialogsActor,
} from '#machines/engagements/list/engagement-dialogs.machine.ts';
import { engagementExportMachine } from '#machines/engagements/list/engagement-export.machine.ts';
import { engagementListMachine } from '#machines/engagements/list/engagement-list.machine.ts';
import type { EngagementRow } from '#machines/engagements/list/engagement-row.ts';
import { engagementRowsExportMachine } from '#machines/engagements/list/engagement-rows-export.machine.ts';
import { engagementColumns } from '#machines/engagements/list/engagement-search.ts';
import {
  engagementViews,
  readEngagementView,
  type EngagementView,
} from '#machines/engagements/list/engagement-view.ts';
import { emptyNew, newDraftSchemas } from '#machines/engagements/list/new-engagement.ts';
import { emptyType } from '#machines/engagements/list/types/project-type.ts';
import {
  projectTypesMachine,
  type ProjectTypesActor,
} from '#machines/engagements/list/types/project-types.machine.ts';
import { useDateSettings } from '#i18n/format.tsx';
import { useText } from '#i18n/text.tsx';
import { engagementAddresses } from '#page/parameters/addresses.ts';
import { UnsavedDialog } from '#page/drafts/unsaved-dialog.tsx';
import { useApp } from '#page/entry/use-app.ts';
import { retried } from '#page/records/use-copy-address.ts';
import { useEngagementChanges } from '#page/records/use-engagement-changes.ts';
import { useListAddress, useListSearch } from '#page/records/use-list-search.ts';
import { usePage } from '#page/records/use-page.ts';
import { usePartDraft } from '#page/drafts/use-part-draft.ts';
import { useSendOnChange } from '#page/records/use-send-on-change.ts';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { persistChoice, readChoice } from '#session/storage/lists/persisted-choices.ts';
import { usePersistedColumns } from '#session/storage/lists/persisted-columns.ts';
import { onDemand } from '#ui/hooks/on-demand.ts';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import type { EngagementBoardPageProps } from './engagement-board.container.tsx';
import { EngagementDialogs } from './engagement-dialogs.tsx';
import { EngagementListScreen } from './engagement-list.screen.tsx';
import type { EngagementsHeadProps } from './engagements-head.tsx';
import { hiddenAtFirst } from './use-engagement-columns.tsx';

const EngagementBoardPage = onDemand<EngagementBoardPageProps>(() =>
  import('./engagement-board.container.tsx').then((module) => module.EngagementBoardPage),
);

const View = v.picklist(engagementViews);
const viewName = 'engagementView';

/** The view in the address, or else that of the last visit on this device. */
function useView() {
  const requested: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const { id } = usePage().workspace.profile;
  const navigate = useNavigate();
  const { view = readChoice(id, viewName, View) ?? 'list' } = readEngagementView(requested);
  const onView = (next: EngagementView) => {
    persistChoice(id, viewName, next);
    void navigate({
      to: '.',
      search: { ...requested, view: next } as never,
      hash: true,
      resetScroll: false,
    });
  };
  return { view, onView };
}

/** The engagements as a list or as a board; filters, order and view are in the address. */
const EngagementsPage = retried(({ onRetry }) => {
  const navigate = useNavigate();
  const { timeZone } = useDateSettings();
  const dialogs = useActorRef(engagementDialogsMachine, {
    input: { createId: () => crypto.randomUUID(), clock: serverClock, timeZone },
  });
  const types = useCompanion(dialogs, projectTypesMachine);
  useTabReturn(types);
  useEmitted(dialogs, {
    'engagement.added': ({ id }) => void navigate(engagementAddresses.view(id)),
  });
  const props = { ...useView(), dialogs, types };
  return (
    <>
      {props.view === 'list' ? (
        <ListPage {...props} onRetry={onRetry} />
      ) : (
        <EngagementBoardPage {...props} />
      )}
      <EngagementDialogs actor={dialogs} types={types} />
      <NewEngagementDraft dialogs={dialogs} />
      <ProjectTypeDraft types={types} />
    </>
  );
});

/** Stores as a draft what is typed in the dialog of a new engagement. */
function NewEngagementDraft({ dialogs }: { dialogs: EngagementDialogsActor }) {
  const form = useSelector(dialogs, ({ children }) => children.form);
  const question = usePartDraft(form, {
    name: 'new-engagement',
    emptyForm: emptyNew,
    fieldSchemas: newDraftSchemas,
    getId: ({ source }) => source?.id ?? 'new',
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}

/** Stores as a draft what is typed in the dialog of a project type. */
function ProjectTypeDraft({ types }: { types: ProjectTypesActor }) {
  const form = useSelector(types, ({ children }) => children.form);
  const question = usePartDraft(form, {
    name: 'project-type',
    emptyForm: emptyType,
    getId: ({ id }) => id,
  });
  return <UnsavedDialog question={question} onLeave={() => form?.send({ type: 'CANCEL' })} />;
}

type ListPageProps = Omit<EngagementsHeadProps, 'chips' | 'children'> & { onRetry: () => void };

function ListPage({ dialogs, types, ...props }: ListPageProps) {
  const text = useText('engagementList');
  const { profile } = usePage().workspace;
  const address = useListSearch(engagementColumns);
  const { search } = address;
  const memory = useApp().getRows<EngagementRow>(engagementColumns);
  const actor = useActorRef(engagementListMachine, { input: { search, memory } });
  const counts = useActorRef(engagementCountsMachine, { input: { search } });
  const exporting = useActorRef(engagementExportMachine);
  const rowsExporting = useActorRef(engagementRowsExportMachine);
  const followed = useListAddress(actor, address);
  useSendOnChange(counts, { type: 'search.changed', search });
  useTabReturn(actor);
  useTabReturn(counts);
  const reload = () => {
    // A quiet reload: the rows stay.
    if (actor.getSnapshot().status === 'active') actor.send({ type: 'tab.returned' });
    counts.send({ type: 'rows.changed' });
  };
  useEngagementChanges(reload);
  useEmitted(dialogs, { 'rows.changed': reload });
  useEmitted(exporting, {
    'file.ready': ({ file }) => saveFile(`${text('fileName')}.xlsx`, file),
  });
  return (
    <EngagementListScreen
      {...followed}
      {...usePersistedColumns(profile.id, engagementAddresses.list.to, hiddenAtFirst)}
      {...props}
      actor={actor}
      counts={counts}
      exporting={exporting}
      rowsExporting={rowsExporting}
      dialogs={dialogs}
      types={types}
    />
  );
}

export default EngagementsPage;
