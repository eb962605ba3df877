import type { components } from '#openapi/generated/types.ts';
import type { FileResult } from '../../core/responses.ts';
import type { Case } from '../../common/reviews/cases.ts';
import { longDate } from './dates.ts';
import { inCharacters, wrapped } from './pdf-text.ts';

type Form = components['schemas']['ReviewFormDetail'];
type Item = components['schemas']['QuestionAndAnswerItem'];
type ClientAnswer = components['schemas']['SubmittedClientAnswer'];
type Comment = components['schemas']['ReviewComment'];

interface Review {
  of: Case;
  /** The forms that the reader may read. */
  forms: readonly Form[];
  /** ISO timestamp. */
  now: string;
}

/** One paragraph of the document. */
interface Paragraph {
  text: string;
  style: 'title' | 'heading' | 'section' | 'question' | 'body' | 'remark';
}

/** Font sizes and the space before a paragraph, in points. */
const styles = {
  title: { size: 18, before: 0, isBold: true, indent: 0 },
  heading: { size: 13, before: 18, isBold: true, indent: 0 },
  section: { size: 11, before: 14, isBold: true, indent: 0 },
  question: { size: 10, before: 10, isBold: true, indent: 0 },
  body: { size: 10, before: 3, isBold: false, indent: 0 },
  remark: { size: 9, before: 4, isBold: false, indent: 16 },
} as const;

/** A4 in points. */
const page = { width: 595, height: 842, margin: 56, leading: 1.35 };

/**
 * A review as PDF. The pages use the standard fonts, which contain only western European letters;
 * the full text is attached as review.txt, so that nothing is lost in other scripts. The library is
 * loaded only when the file is written.
 */
export function reviewPdf({ of, forms, now }: Review): FileResult<'application/pdf'> {
  const paragraphs = buildParagraphs(of, forms);
  const title = `${of.reviewee.fullName} - ${of.cycle.cycleName}`;
  return {
    name: `${title}.pdf`,
    type: 'application/pdf',
    write: () => written(title, paragraphs, new Date(now)),
  };
}

function buildParagraphs({ cycle, review, reviewee, designation }: Case, forms: readonly Form[]) {
  const dates = `${longDate(cycle.startDate)} - ${longDate(cycle.endDate)}`;
  const paragraphs: Paragraph[] = [
    { text: reviewee.fullName, style: 'title' },
    ...(designation === '' ? [] : [{ text: designation, style: 'body' } as const]),
    { text: `${cycle.cycleName}, ${cycle.period}`, style: 'body' },
    { text: dates, style: 'body' },
    ...(review.deliveredOn === null
      ? []
      : [{ text: longDate(review.deliveredOn.slice(0, 10)), style: 'body' } as const]),
  ];
  for (const form of forms) {
    const name = form.formName === '' ? '' : `: ${form.formName}`;
    paragraphs.push({ text: `${form.stepOrder}. ${form.stepName}${name}`, style: 'heading' });
    for (const [at, item] of form.questionAndAnswerItems.entries()) {
      const { sectionName } = item;
      const isFirst = sectionName !== form.questionAndAnswerItems[at - 1]?.sectionName;
      if (isFirst && sectionName !== '') paragraphs.push({ text: sectionName, style: 'section' });
      paragraphs.push({ text: item.questionText, style: 'question' });
      const submitted = item.clientAnswers.map((answer) => getText(item, answer));
      const texts = submitted.length > 0 ? submitted : [formatAnswer(item, item.answerText)];
      paragraphs.push(...texts.map((text) => ({ text, style: 'body' }) as const));
      const remarks = [...item.commentItems, ...item.clientCommentItems];
      paragraphs.push(...remarks.map(toRemark));
    }
  }
  return paragraphs;
}

/** A client's answer with the name of its author. */
const getText = (item: Item, { clientContactName, clientName, answerText }: ClientAnswer): string =>
  `${clientContactName}, ${clientName}: ${formatAnswer(item, answerText)}`;

/** An answer as a reader understands it: a rating with its scale, a dash for none. */
function formatAnswer({ answerKind }: Item, answerText: string): string {
  if (answerText === '') return '-';
  return answerKind === 'Rating' ? `${answerText} of 5` : answerText;
}

const toRemark = ({ writerNameForPDF, comments }: Comment): Paragraph => ({
  text: `${writerNameForPDF}: ${comments}`,
  style: 'remark',
});

async function written(title: string, paragraphs: readonly Paragraph[], at: Date) {
  const { PDFDocument, StandardFonts } = await import('@cantoo/pdf-lib');
  const pdf = await PDFDocument.create();
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setCreationDate(at);
  pdf.setModificationDate(at);
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const characters = new Set(plain.getCharacterSet());
  const width = page.width - 2 * page.margin;
  let sheet = pdf.addPage([page.width, page.height]);
  let y = page.height - page.margin;
  for (const { text, style } of paragraphs) {
    const { size, before, isBold, indent } = styles[style];
    const font = isBold ? bold : plain;
    const lines = wrapped(inCharacters(text, characters), width - indent, (line) =>
      font.widthOfTextAtSize(line, size),
    );
    y -= before;
    for (const line of lines) {
      if (y - size < page.margin) {
        sheet = pdf.addPage([page.width, page.height]);
        y = page.height - page.margin;
      }
      y -= size;
      sheet.drawText(line, { x: page.margin + indent, y, size, font });
      y -= size * (page.leading - 1);
    }
  }
  const full = paragraphs.map(({ text }) => text).join('\n\n');
  await pdf.attach(new TextEncoder().encode(full), 'review.txt', {
    mimeType: 'text/plain',
    creationDate: at,
    modificationDate: at,
  });
  return new Uint8Array(await pdf.save());
}
