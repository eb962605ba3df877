import { languages, type Language } from '../core/messages/localized-text.ts';

/** Texts of the demo calendar provider's consent page. */
interface Texts {
  title: string;
  /** `{account}` is the account's e-mail address. */
  intro: string;
  allow: string;
  deny: string;
  outage: string;
  demo: string;
  openid: string;
  email: string;
  events: string;
}

const all: Record<Language, Texts> = {
  en: {
    title: 'Demo calendar',
    intro: 'Atrium wants to access the calendar of {account}. It will be able to:',
    allow: 'Allow',
    deny: 'Cancel',
    outage: 'Simulate an outage',
    demo: 'For the demo, every account has a few events this week.',
    openid: 'Identify your account',
    email: 'See your email address',
    events: 'See the events of your calendar',
  },
  fr: {
    title: 'Agenda de démonstration',
    intro: 'Atrium souhaite accéder à l’agenda de {account}. L’application pourra :',
    allow: 'Autoriser',
    deny: 'Annuler',
    outage: 'Simuler une panne',
    demo: 'Pour la démonstration, chaque compte a quelques événements cette semaine.',
    openid: 'Identifier votre compte',
    email: 'Voir votre adresse e-mail',
    events: 'Voir les événements de votre agenda',
  },
  es: {
    title: 'Calendario de demostración',
    intro: 'Atrium quiere acceder al calendario de {account}. Podrá:',
    allow: 'Permitir',
    deny: 'Cancelar',
    outage: 'Simular una avería',
    demo: 'Para la demostración, cada cuenta tiene algunos eventos esta semana.',
    openid: 'Identificar su cuenta',
    email: 'Ver su dirección de correo electrónico',
    events: 'Ver los eventos de su calendario',
  },
  zh: {
    title: '演示日历',
    intro: 'Atrium 希望访问 {account} 的日历。它将能够：',
    allow: '允许',
    deny: '取消',
    outage: '模拟服务中断',
    demo: '在演示环境中，每个帐户本周都有几个事件。',
    openid: '识别您的帐户',
    email: '查看您的电子邮件地址',
    events: '查看您日历中的事件',
  },
  ar: {
    title: 'تقويم العرض التجريبي',
    intro: 'يريد Atrium الوصول إلى تقويم {account}. سيتمكن من:',
    allow: 'السماح',
    deny: 'إلغاء',
    outage: 'محاكاة انقطاع الخدمة',
    demo: 'في العرض التجريبي، لكل حساب بعض الأحداث هذا الأسبوع.',
    openid: 'التعرف على حسابك',
    email: 'رؤية عنوان بريدك الإلكتروني',
    events: 'رؤية أحداث تقويمك',
  },
};

/** The texts in a language of the provider's pages. */
export function calendarTextsFor(language: string) {
  const texts = all[languages.find((each) => each === language) ?? 'en'];
  const scopes = new Map([
    ['openid', texts.openid],
    ['email', texts.email],
  ]);
  return {
    ...texts,
    getIntro: (account: string) => texts.intro.replace('{account}', () => account),
    getScopeText: (scope: string) => scopes.get(scope) ?? texts.events,
  };
}

export type CalendarTexts = ReturnType<typeof calendarTextsFor>;
