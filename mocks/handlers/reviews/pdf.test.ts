import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { listLines, readPages } from '../../testing/read-pages.ts';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listAnswersAt, ids, makeCycle, makeWorkflow, now } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';
import { longDate } from './dates.ts';

describe('the dates of a review', () => {
  it('the dates of a review display as “MMM d, yyyy”', () => {
    expect(longDate('2026-03-01')).toBe('Mar 1, 2026');
    expect(longDate('2026-12-31')).toBe('Dec 31, 2026');
  });
});

describe('the PDF of a review', () => {
  let server: TestServer;
  let reviewId: string;

  beforeAll(async () => {
    server = await startServer(now);
    await makeWorkflow(server);
    const reviews = await makeCycle(server, uuid(1001), 'Zyklus „Frühling“', ['ben', 'leo']);
    reviewId = reviews['ben'] ?? '';
  });

  const download = async (personId: string, id: string) => {
    const response = await server.send(personId, 'getReviewPdf', { path: { id } });
    const bytes = await response.clone().arrayBuffer();
    const pdf = await PDFDocument.load(bytes);
    const data = pdf.getAttachments()[0]?.data;
    const pages = (await readPages(bytes)).map(listLines);
    return { response, pdf, pages, text: new TextDecoder().decode(data) };
  };

  it('the PDF of a review is a valid PDF in any script, with the full text attached', async () => {
    const [first, second] = await listAnswersAt(server, 'ben', reviewId, ids.self);
    const long = `${'Ein langer Satz mit Ümläuten. '.repeat(120)}\nشكرا 谢谢 👍`;
    await server.request('ben', 'saveReviewAnswer', { body: { id: first?.id, answerText: long } });
    const other = {
      id: second?.id,
      answerText: `${'x'.repeat(300)}\nŁódź${'\nZeile'.repeat(100)}`,
    };
    await server.request('ben', 'saveReviewAnswer', { body: other });
    const { response, pdf, pages, text } = await download('ben', reviewId);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toContain(
      encodeURIComponent('Ben Okafor - Zyklus „Frühling“.pdf'),
    );
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    expect(pdf.getTitle()).toBe('Ben Okafor - Zyklus „Frühling“');
    expect(text).toContain('شكرا 谢谢 👍');
    expect(pages.flat()).toContain('👍 谢谢 اركش');
    expect(pages.flat()).toContain('Łódź');
    const countMarks = (shown: string) => shown.split('?').length;
    expect(countMarks(pages.flat().join(''))).toBe(countMarks(text));
    expect(text).toContain('Mar 1, 2026 - Mar 31, 2026');
    expect(text).toContain('What went well?');
  });

  it('the pages of a review have numbers, and no question ends one', async () => {
    const [first, second] = await listAnswersAt(server, 'ben', reviewId, ids.self);
    const lines = Array.from({ length: 900 }, (_, line) => `Line ${line}`).join('\n');
    for (const answer of [first, second]) {
      const body = { id: answer?.id, answerText: lines };
      await server.request('ben', 'saveReviewAnswer', { body });
    }
    const { pages } = await download('ben', reviewId);
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(pages.map((page) => page.at(-1))).toEqual(
      pages.map((_, index) => `${index + 1} / ${pages.length}`),
    );
    const questions = [first?.questionText, second?.questionText];
    expect(pages.flat().filter((line) => questions.includes(line))).toEqual(questions);
    expect(pages.filter((page) => questions.includes(page.at(-2)))).toEqual([]);
  });

  it('the PDF of a review has only what the reader may read', async () => {
    const { text } = await download('ben', reviewId);
    expect(text).not.toContain('Manager');
    const ofGrace = await download('grace', reviewId);
    expect(ofGrace.text).toContain('Manager');
    expect(ofGrace.text).not.toContain('Ümläuten');
    const rejection = await server.expectError('leo', 'getReviewPdf', { path: { id: reviewId } });
    expect(rejection.status).toBe(404);
  });
});
