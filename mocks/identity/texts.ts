import { ar } from './texts/ar.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { fr } from './texts/fr.ts';
import type { PageTexts } from './texts/page-texts.ts';
import { zh } from './texts/zh.ts';

export const texts: Readonly<Record<string, PageTexts>> = { en, fr, es, zh, ar };
