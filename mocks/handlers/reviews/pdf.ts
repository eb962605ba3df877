import type { components } from '@atrium/contract/generated/types.ts';
import type { Paragraph } from '../../core/pdf/paragraph.ts';
import type { FileResult } from '../../core/requests/responses.ts';
import type { Case } from '../../common/reviews/cases.ts';
import { longDate } from './dates.ts';

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

/** A review as PDF. What writes it is loaded only then. */
export function reviewPdf({ of, forms, now }: Review): FileResult<'application/pdf'> {
  const paragraphs = buildParagraphs(of, forms);
  const title = `${of.reviewee.fullName} - ${of.cycle.cycleName}`;
  return {
    name: `${title}.pdf`,
    type: 'application/pdf',
    write: async () => {
      const { writePdf } = await import('../../core/pdf/write-pdf.ts');
      return writePdf({ title, paragraphs, at: new Date(now) });
    },
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
