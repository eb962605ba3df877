import { createExport, type ExportActor } from '../../lists/create-export.ts';
import { loadArchivedPdf, type RequestedPdf } from './review-archive.actors.ts';

export const archivedPdfMachine = createExport<RequestedPdf>({
  id: 'archived-pdf',
  description: 'An archived review as a PDF, with what the person may read. Source: REVW-081.',
  exportFile: loadArchivedPdf,
});

export type ArchivedPdfActor = ExportActor<RequestedPdf>;
