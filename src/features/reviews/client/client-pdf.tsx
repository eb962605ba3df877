import { useSelector } from '@xstate/react';
import { FileDown } from 'lucide-react';
import type { RequestedClientPdf } from '#machines/reviews/client/client-review.actors.ts';
import type { ExportActor } from '#machines/lists/create-export.ts';
import { useText } from '#i18n/text.tsx';
import { Button } from '#ui/controls/button.tsx';
import { withoutMarks } from '#ui/controls/isolate.tsx';
import { saveFile } from '#ui/text/save-file.ts';
import { useEmitted } from '#ui/hooks/use-emitted.ts';
import styles from './client-review.module.css';

interface ClientPdfProps {
  actor: ExportActor<RequestedClientPdf>;
  requested: RequestedClientPdf;
  /** The reviewee. */
  name: string;
}

/** Downloads what the client wrote. Source: REVW-105. */
export function ClientPdf({ actor, requested, name }: ClientPdfProps) {
  const text = useText('clientReview');
  const isBusy = useSelector(actor, (state) => state.hasTag('busy'));
  useEmitted(actor, {
    'file.ready': ({ file }) => saveFile(`${withoutMarks(text('pdfName', { name }))}.pdf`, file),
  });
  return (
    <Button
      size="small"
      className={styles.pdf ?? ''}
      icon={<FileDown aria-hidden="true" />}
      isPending={isBusy}
      pendingLabel={text('creatingPdf')}
      onPress={() => actor.send({ type: 'EXPORT', requested })}
    >
      {text('pdf')}
    </Button>
  );
}
