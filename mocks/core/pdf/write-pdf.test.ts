import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import type { Paragraph } from './paragraph.ts';
import { listLines, readPages, type ReadRun } from '../../testing/read-pages.ts';
import { writePdf } from './write-pdf.ts';

const at = new Date('2026-03-11T15:00:00.000Z');

const write = (...paragraphs: Paragraph[]) => writePdf({ title: 'Review', paragraphs, at });
const writeBody = (text: string) => write({ text, style: 'body' });

/** The lines of the first page, without its number. */
async function readLines(text: string): Promise<string[]> {
  const [page = []] = await readPages(await writeBody(text));
  return listLines(page).slice(0, -1);
}

const reverse = (text: string) => Array.from(text).toReversed().join('');
const listFonts = (pages: readonly ReadRun[][]) => [
  ...new Set(
    pages.flat().flatMap(({ glyphs }) => glyphs.map(({ font }) => /\/(\w+)-/.exec(font)?.[1])),
  ),
];

describe('the text of a PDF', () => {
  it.each([
    ['Łódź, Žižek, İstanbul, café', ['NotoSans']],
    ['Очень хорошо, Україна ґ', ['NotoSans']],
    ['Ελληνικά', ['NotoSans']],
    ['做得非常好，謝謝 ありがとう', ['NotoSansSC', 'NotoSans']],
    ['👍 and 🎉', ['NotoEmoji', 'NotoSans']],
  ])('the PDF shows %s in its fonts', async (text, fonts) => {
    const pages = await readPages(await writeBody(text));
    expect(listLines(pages[0] ?? [])).toEqual([text, '1 / 1']);
    expect(listFonts(pages)).toEqual(fonts);
  });

  it.each(['👍🏽', '👨‍👩‍👧', '🇩🇪', '1️⃣', '❤️', '🏳️‍🌈'])(
    'the emoji %s of many code points is one glyph',
    async (emoji) => {
      const [[run] = []] = await readPages(await writeBody(emoji));
      expect(run?.glyphs).toHaveLength(1);
      expect(emoji.startsWith(run?.glyphs[0]?.letter ?? '?')).toBe(true);
    },
  );

  it('Arabic is drawn from the right, aligned right, in its own font', async () => {
    const [page = []] = await readPages(await writeBody('مرحبا بالعالم'));
    expect(listLines(page)[0]).toBe(reverse('مرحبا بالعالم'));
    expect(page[0]?.glyphs[0]?.font).toContain('NotoSansArabic');
    expect(page[0]?.x).toBeGreaterThan(400);
  });

  it('the letters of Arabic join', async () => {
    const [[joined] = []] = await readPages(await writeBody('ععع'));
    expect(joined?.glyphs.map(({ letter }) => letter)).toEqual(['ع', 'ع', 'ع']);
    expect(new Set(joined?.glyphs.map(({ code }) => code)).size).toBe(3);
  });

  it('Arabic letters that differ in dots only are distinct for a reader', async () => {
    expect(await readLines('بيتنا زر')).toEqual([reverse('بيتنا زر')]);
  });

  it('Arabic, Latin and numbers share a line in their own directions', async () => {
    expect(await readLines('مشروع Atrium 2026 (المرحلة 3)')).toEqual([
      `(3 ${reverse('المرحلة')}) Atrium 2026 ${reverse('مشروع')}`,
    ]);
    expect(await readLines('Worked with محمد علي (3 years).')).toEqual([
      `Worked with ${reverse('محمد علي')} (3 years).`,
    ]);
  });

  it('digits of Arabic and Persian are read from the left', async () => {
    expect(await readLines('رقم ١٢٣ و ۱۲۳')).toEqual([`۱۲۳ و ١٢٣ ${reverse('رقم')}`]);
  });

  it('a letter that no font has becomes a plain letter or a question mark', async () => {
    expect(await readLines('שלום x\u030C é')).toEqual(['???? x é']);
  });

  it('controls of direction are followed, but not drawn', async () => {
    expect(await readLines('\u200Fabc\u200E')).toEqual(['abc']);
    const [[run] = []] = await readPages(await writeBody('\u200Fabc'));
    expect(run?.x).toBeGreaterThan(400);
  });

  it('line breaks of all systems begin a line, and tabs are spaces', async () => {
    expect(await readLines('a\tb\r\nc\rd\ne')).toEqual(['a b', 'c', 'd', 'e']);
  });

  it('a bold paragraph uses the bold fonts', async () => {
    const [[run] = []] = await readPages(await write({ text: 'Question', style: 'question' }));
    expect(run?.glyphs[0]?.font).toContain('NotoSans-Bold');
  });

  it('a PDF contains only the glyphs that occur', async () => {
    expect((await writeBody('谢谢')).length).toBeLessThan(12_000);
  });
});

describe('the pages of a PDF', () => {
  it('a PDF of 30 pages numbers them, and no question ends one', async () => {
    const paragraphs = Array.from({ length: 150 }, (_, index): Paragraph[] => [
      { text: `Question ${index}`, style: 'question' },
      { text: 'A sentence about the year. '.repeat(30 + (index % 11)), style: 'body' },
    ]).flat();
    const pages = (await readPages(await write(...paragraphs))).map(listLines);
    expect(pages.length).toBeGreaterThanOrEqual(30);
    expect(pages.map((lines) => lines.at(-1))).toEqual(
      pages.map((_, index) => `${index + 1} / ${pages.length}`),
    );
    expect(pages.filter((lines) => lines.at(-2)?.startsWith('Question'))).toEqual([]);
    const questions = pages.flat().filter((line) => line.startsWith('Question'));
    expect(questions).toHaveLength(150);
  });

  it('every line is inside the margins', async () => {
    const text = `${'مرحبا بالعالم '.repeat(40)}\n${'x'.repeat(300)}\n${'他在这个项目'.repeat(40)}`;
    const pages = await readPages(await write({ text, style: 'remark' }));
    const places = pages.flat().map(({ x, y }) => [x, y] as const);
    expect(places.filter(([x, y]) => x < 56 || x > 595 - 56 || y < 20 || y > 842 - 56)).toEqual([]);
  });

  it('the full text is attached', async () => {
    const pdf = await PDFDocument.load(
      await write({ text: 'שלום', style: 'title' }, { text: 'b\nc', style: 'body' }),
    );
    const [file] = pdf.getAttachments();
    expect([file?.name, new TextDecoder().decode(file?.data)]).toEqual([
      'review.txt',
      'שלום\n\nb\nc',
    ]);
  });
});
