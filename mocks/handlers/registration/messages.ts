import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Messages of the registration operations. */
export const registration = {
  organizationRegistered: {
    en: 'An organization with this name is already registered.',
    fr: 'Une organisation portant ce nom est déjà inscrite.',
    es: 'Ya hay una organización registrada con este nombre.',
    zh: '已有同名组织注册。',
    ar: 'توجد مؤسسة مسجَّلة بهذا الاسم بالفعل.',
  },
  emailRegistered: {
    en: 'An account with this email address already exists. Please sign in.',
    fr: 'Un compte existe déjà avec cette adresse e-mail. Veuillez vous connecter.',
    es: 'Ya existe una cuenta con este correo electrónico. Inicie sesión.',
    zh: '该电子邮箱地址已有帐户，请登录。',
    ar: 'يوجد حساب بهذا البريد الإلكتروني بالفعل. يُرجى تسجيل الدخول.',
  },
  storageUnavailable: {
    en: 'Your registration is incomplete because no storage is available. Please contact support.',
    fr: 'Votre inscription est incomplète, faute d’espace de stockage. Veuillez contacter l’assistance.',
    es: 'Su registro está incompleto porque no hay almacenamiento disponible. Contacte con soporte.',
    zh: '由于没有可用的存储空间，您的注册未完成。请联系支持人员。',
    ar: 'لم يكتمل تسجيلك لعدم توفر مساحة تخزين. يُرجى التواصل مع الدعم.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    registration: typeof registration;
  }
}
