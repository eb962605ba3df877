/**
 * The words for times and durations in the languages of the app, each as one capital letter. All
 * languages are recognized at once: no one has to switch the language first.
 */
const vocabulary: Readonly<Record<string, string>> = {
  N: 'now ahora maintenant 现在 الآن',
  T: "today hoy aujourd'hui 今天 اليوم",
  Y: 'yesterday ayer hier 昨天 أمس',
  L: 'noon mediodía midi 中午 正午 الظهر',
  Z: 'midnight medianoche minuit 午夜 منتصف_الليل',
  A: 'am a._m. a.m 上午 早上 ص صباحا',
  P: 'pm p._m. p.m 下午 晚上 م مساء',
  H: 'h hr hrs hour hours hora horas heure heures 小时 个小时 س ساعة ساعات',
  M: 'm min mins min. minute minutes minuto minutos 分 分钟 د دقيقة دقائق',
  C: "o'clock 点 时",
  F: '半',
  G: 'ago hace il_y_a 前 قبل منذ',
  '-': "to until till hasta jusqu'à a à 到 至 إلى حتى",
  // Words that only introduce the next one.
  ' ': 'at from and de desde a_las a_la las la des et y vers 从 和 في الساعة من و',
};

/** Weekdays by their long and short names, Monday first. */
const weekdays: readonly string[] = [
  'monday mon lunes lun lundi 星期一 周一 الاثنين',
  'tuesday tue martes mar mardi 星期二 周二 الثلاثاء',
  'wednesday wed miércoles mié mercredi mer 星期三 周三 الأربعاء',
  'thursday thu jueves jue jeudi jeu 星期四 周四 الخميس',
  'friday fri viernes vie vendredi ven 星期五 周五 الجمعة',
  'saturday sat sábado sáb samedi sam 星期六 周六 السبت',
  'sunday sun domingo dom dimanche dim 星期日 周日 星期天 الأحد',
];

/** Removes case, accents and the marks that change the writing direction. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|[\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[’ʼ]/g, "'")
    .toLowerCase();

const isHan = (word: string) => /\p{Script=Han}/u.test(word);

/**
 * Chinese is written without blanks; a word of the other languages must not touch other letters.
 */
function toPattern(word: string): string {
  if (isHan(word)) return word;
  const spelled = word.replaceAll('.', String.raw`\.`).replaceAll('_', String.raw`\s*`);
  return String.raw`(?<!\p{L})${spelled}(?!\p{L})`;
}

const toKey = (word: string) => word.replaceAll(/[_\s]/g, '');

const named = [
  ...Object.entries(vocabulary),
  ...weekdays.map((names, at) => [`D${'abcdefg'.charAt(at)}`, names] as const),
].flatMap(([symbol, names]) =>
  folded(names)
    .split(' ')
    .map((word) => ({ symbol, word })),
);

const symbolByWord = new Map(named.map(({ symbol, word }) => [toKey(word), symbol]));

/** Longest word first, so that no shorter one matches a part of it. */
const anyWord = new RegExp(
  named
    .map(({ word }) => word)
    .toSorted((one, other) => other.length - one.length)
    .map(toPattern)
    .join('|'),
  'gu',
);

const hanDigits = '〇一二三四五六七八九';

/** "二十五" is 25. */
const hanNumber = (text: string): string =>
  text.replaceAll(/([一二三四五])?十([一二三四五六七八九])?/g, (_, tens?: string, ones?: string) =>
    String((tens ? hanDigits.indexOf(tens) : 1) * 10 + (ones ? hanDigits.indexOf(ones) : 0)),
  );

/** Converts the digits of every script to 0 to 9. */
const withDigits = (text: string): string =>
  hanNumber(text)
    .replaceAll(/\p{Nd}/gu, (digit) => String(toDigit(digit)))
    .replaceAll(/[零〇一两二三四五六七八九]/g, (digit) =>
      String(Math.max(0, hanDigits.indexOf(digit === '两' ? '二' : digit))),
    );

/** The ten digits of a script are consecutive code points. */
function toDigit(digit: string): number {
  let zero = digit.codePointAt(0) ?? 0;
  const code = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && code - zero < 9) zero -= 1;
  return code - zero;
}

/**
 * The typed text with a capital letter for each known word, and digits 0 to 9: "yesterday 14h30" is
 * "Y 14H30".
 */
export function toSymbols(text: string): string {
  // A Chinese weekday contains a numeral: names are replaced before digits.
  const normalized = folded(text)
    .replaceAll(/(?<=\d)([ap])(?![\p{L}\d])/gu, '$1m')
    .replaceAll(anyWord, (word) => ` ${symbolByWord.get(toKey(word)) ?? word} `);
  return withDigits(normalized)
    .replaceAll(/[–—−‒→~〜]/gu, '-')
    .replaceAll('：', ':')
    .replaceAll(/[٫,،]/gu, '.');
}
