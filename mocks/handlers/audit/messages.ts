import type { AreaMessages } from '../../core/messages/localized-text.ts';

/** Headings of the exported log. */
export const audit = {
  headAuditTime: { en: 'Time', fr: 'Heure', es: 'Hora', zh: '时间', ar: 'الوقت' },
  headAuditActor: {
    en: 'Changed by',
    fr: 'Modifié par',
    es: 'Cambiado por',
    zh: '更改者',
    ar: 'غيّره',
  },
  headAuditAction: { en: 'Action', fr: 'Action', es: 'Acción', zh: '操作', ar: 'الإجراء' },
  headAuditRecord: {
    en: 'Record',
    fr: 'Enregistrement',
    es: 'Registro',
    zh: '记录',
    ar: 'السجل',
  },
  headAuditChanges: {
    en: 'Changes',
    fr: 'Modifications',
    es: 'Cambios',
    zh: '更改内容',
    ar: 'التغييرات',
  },
  headAuditIpAddress: {
    en: 'IP address',
    fr: 'Adresse IP',
    es: 'Dirección IP',
    zh: 'IP 地址',
    ar: 'عنوان IP',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/localized-text.ts' {
  interface MessagesOfAreas {
    audit: typeof audit;
  }
}
