import { PDFDocument } from '@cantoo/pdf-lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../testing/harness.ts';
import { listAnswersAt, ids, makeCycle, makeWorkflow, now } from '../../testing/reviews.ts';
import { uuid } from '../../testing/timesheets.ts';
import { longDate } from './dates.ts';
import { inCharacters, wrapped } from './pdf-text.ts';

describe('text for the fonts of a PDF', () => {
  const letters = new Set(
    Array.from('abcdefghijklmnopqrstuvwxyzé?ABC …', (letter) => letter.codePointAt(0) ?? 0),
  );

  it.each([
    ['café', 'café'],
    ['cafe\u0301', 'café'],
    ['ağ', 'ag'],
    ['ﬁne', 'fine'],
    ['谢谢', '??'],
    ['👍', '?'],
    ['a\tb', 'a b'],
    ['a\r\nb', 'a\nb'],
    ['', ''],
  ])('the PDF text %s becomes %s', (text, shown) => {
    expect(inCharacters(text, letters)).toBe(shown);
  });

  it('the PDF text breaks lines at words, and words that are too long', () => {
    const getWidth = (text: string) => text.length;
    expect(wrapped('one two three', 7, getWidth)).toEqual(['one two', 'three']);
    expect(wrapped('abcdefghij', 4, getWidth)).toEqual(['abcd', 'efgh', 'ij']);
    expect(wrapped('a\n\nb', 5, getWidth)).toEqual(['a', '', 'b']);
  });
});

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
    const pdf = await PDFDocument.load(await response.clone().arrayBuffer());
    const data = pdf.getAttachments()[0]?.data;
    return { response, pdf, text: new TextDecoder().decode(data) };
  };

  it('the PDF of a review is a valid PDF in any script, with the full text attached', async () => {
    const [first, second] = await listAnswersAt(server, 'ben', reviewId, ids.self);
    const long = `${'Ein langer Satz mit Ümläuten. '.repeat(120)}شكرًا 谢谢 👍`;
    await server.request('ben', 'saveReviewAnswer', { body: { id: first?.id, answerText: long } });
    const other = {
      id: second?.id,
      answerText: `${'x'.repeat(300)}\nŁódź${'\nZeile'.repeat(100)}`,
    };
    await server.request('ben', 'saveReviewAnswer', { body: other });
    const { response, pdf, text } = await download('ben', reviewId);
    expect(response.headers.get('Content-Type')).toBe('application/pdf');
    expect(response.headers.get('Content-Disposition')).toContain(
      encodeURIComponent('Ben Okafor - Zyklus „Frühling“.pdf'),
    );
    expect(pdf.getPageCount()).toBeGreaterThan(1);
    expect(pdf.getTitle()).toBe('Ben Okafor - Zyklus „Frühling“');
    expect(text).toContain('شكرًا 谢谢 👍');
    expect(text).toContain('Mar 1, 2026 - Mar 31, 2026');
    expect(text).toContain('What went well?');
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
