import { useParams } from '@tanstack/react-router';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import * as v from 'valibot';
import { serverClock, systemClock } from '#machines/clock.ts';
import { clientReviewMachine } from '#machines/reviews/client/client-review.machine.ts';
import type { FormDrafts } from '#machines/reviews/shared/review-form.ts';
import type { ClientLink } from '#machines/reviews/shared/saved-text.ts';
import { FormatProvider } from '#i18n/format.tsx';
import { LateNotices } from '#page/notices/late-notices.tsx';
import { useTabReturn } from '#page/entry/use-tab-return.ts';
import { getDraft, type DraftOwner } from '#session/storage/forms/drafts.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import { useOnline } from '#ui/hooks/use-online.ts';
import { openAnswer } from '../execute/open-answer.ts';
import { useFormDrafts } from '../execute/use-form-drafts.ts';
import { ClientReviewScreen } from './client-review.screen.tsx';

/** The settings of a visitor, who has no profile. */
const settings = {
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  dateFormat: 'DD/MM/YYYY',
} as const;

/** What this device stores: the texts that are not on the server. */
const draftSchema: v.GenericSchema<unknown, FormDrafts> = v.record(
  v.string(),
  v.object({ answerId: v.string(), text: v.string(), version: v.nullable(v.number()) }),
);

/** What is typed belongs to the link, whoever is signed in. */
const toOwner = ({ tenantId, linkId }: ClientLink): DraftOwner => ({
  subject: `client-link ${linkId}`,
  tenantId,
  form: 'client-review',
});

/** The review that a client contact answers by a link, without an account. Source: REVW-012. */
function ClientReviewPage({ link }: { link: ClientLink }) {
  const [owner] = useState(() => toOwner(link));
  const [drafts] = useState(() => getDraft(owner, draftSchema, systemClock.now()) ?? {});
  const actor = useActorRef(clientReviewMachine, { input: { link, clock: serverClock, drafts } });
  useFormDrafts(
    useSelector(actor, ({ children }) => children.form),
    owner,
  );
  useTabReturn(actor);
  useOnline(() => actor.send({ type: 'network.returned' }));
  useEmitted(actor, { 'missing.found': ({ id }) => openAnswer(id) });
  return (
    <FormatProvider settings={settings}>
      <ClientReviewScreen actor={actor} />
      <LateNotices />
    </FormatProvider>
  );
}

/** Another link is opened by another actor. */
export default function KeyedClientReviewPage() {
  const { tenantId = '', clientAssignmentId: linkId = '' }: Record<string, string | undefined> =
    useParams({ strict: false });
  return <ClientReviewPage key={`${tenantId} ${linkId}`} link={{ tenantId, linkId }} />;
}
