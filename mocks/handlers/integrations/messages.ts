import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { recordMessages } from '../../core/messages/records.ts';

/** Messages of the integration operations. */
export const integrations = {
  ...recordMessages,
  apiKeyForNewAddress: {
    en: 'Enter the key again. The stored key only works for the previous address.',
    fr: 'Saisissez à nouveau la clé. La clé enregistrée ne vaut que pour l’adresse précédente.',
    es: 'Introduzca la clave de nuevo. La clave guardada solo es válida para la dirección anterior.',
    zh: '请重新输入密钥。已保存的密钥仅适用于之前的地址。',
    ar: 'أدخل المفتاح مرة أخرى. المفتاح المحفوظ مخصص للعنوان السابق فقط.',
  },
  apiKeyMissing: {
    en: 'Enter a key, or disable the service.',
    fr: 'Saisissez une clé, ou désactivez le service.',
    es: 'Introduzca una clave o desactive el servicio.',
    zh: '请输入密钥，或停用此服务。',
    ar: 'أدخل مفتاحاً، أو عطّل الخدمة.',
  },
  integrationsSaved: {
    en: 'The integrations were saved.',
    fr: 'Les intégrations ont été enregistrées.',
    es: 'Se guardaron las integraciones.',
    zh: '已保存集成。',
    ar: 'تم حفظ عمليات التكامل.',
  },
  providerUnknown: {
    en: 'This provider was not found.',
    fr: 'Ce fournisseur est introuvable.',
    es: 'No se encontró este proveedor.',
    zh: '未找到此提供商。',
    ar: 'لم يُعثر على هذا المزوّد.',
  },
  hrmsMissing: {
    en: 'No HRMS provider is selected.',
    fr: 'Aucun fournisseur SIRH n’est choisi.',
    es: 'No se ha elegido ningún proveedor de HRMS.',
    zh: '未选择 HRMS 提供商。',
    ar: 'لم يُختر أي مزوّد HRMS.',
  },
  recordsTakenOver: {
    en: '{count, plural, one {# record was imported.} other {# records were imported.}}',
    fr: '{count, plural, one {# enregistrement a été importé.} many {# d’enregistrements ont été importés.} other {# enregistrements ont été importés.}}',
    es: '{count, plural, one {Se importó # registro.} many {Se importaron # de registros.} other {Se importaron # registros.}}',
    zh: '{count, plural, other {已导入 # 条记录。}}',
    ar: '{count, plural, zero {لم يُستورد أي سجل (#).} one {استُورد سجل واحد (#).} two {استُورد سجلان (#).} few {استُوردت # سجلات.} many {استُورد # سجلاً.} other {استُورد # سجل.}}',
  },
  ownReportsRemaining: {
    en: 'People who would report to you were skipped ({count}). Ask someone else to import them.',
    fr: 'Les personnes qui dépendraient de vous ont été ignorées ({count}). Demandez à une autre personne de les importer.',
    es: 'Se omitieron las personas que dependerían de usted ({count}). Pida a otra persona que las importe.',
    zh: '将向您汇报的人员已被略过（{count}）。请让其他人来导入。',
    ar: 'تم تخطي من كانوا سيتبعون لك ({count}). اطلب من شخص آخر استيرادهم.',
  },
  managersSkipped: {
    en: 'Managers who have left, or who would report to themselves, were skipped ({count}).',
    fr: 'Les responsables qui sont partis ou qui dépendraient d’eux-mêmes ont été ignorés ({count}).',
    es: 'Se omitieron los responsables que se han ido o que dependerían de sí mismos ({count}).',
    zh: '已离职或将向自己汇报的主管已被略过（{count}）。',
    ar: 'تم تخطي المديرين الذين غادروا أو الذين سيتبعون لأنفسهم ({count}).',
  },
  calendarConnected: {
    en: 'Your calendar is connected.',
    fr: 'Votre agenda est connecté.',
    es: 'Su calendario está conectado.',
    zh: '您的日历已连接。',
    ar: 'تقويمك متصل.',
  },
  calendarDisconnected: {
    en: 'Your calendar was disconnected.',
    fr: 'Votre agenda n’est plus connecté.',
    es: 'Su calendario ya no está conectado.',
    zh: '您的日历已断开连接。',
    ar: 'لم يعد تقويمك متصلاً.',
  },
  calendarSynced: {
    en: 'Your calendar was synced.',
    fr: 'Votre agenda a été synchronisé.',
    es: 'Se sincronizó su calendario.',
    zh: '您的日历已同步。',
    ar: 'تمت مزامنة تقويمك.',
  },
  calendarProviderMissing: {
    en: 'Your organization uses no calendar.',
    fr: 'Votre organisation n’utilise aucun agenda.',
    es: 'Su organización no usa ningún calendario.',
    zh: '您的组织未使用任何日历。',
    ar: 'لا تستخدم مؤسستك أي تقويم.',
  },
  calendarNotConnected: {
    en: 'Your calendar is not connected.',
    fr: 'Votre agenda n’est pas connecté.',
    es: 'Su calendario no está conectado.',
    zh: '您的日历未连接。',
    ar: 'تقويمك غير متصل.',
  },
  calendarStateUnknown: {
    en: 'This connection was not started by you, or has expired. Connect again.',
    fr: 'Vous n’avez pas démarré cette connexion, ou elle a expiré. Connectez-vous à nouveau.',
    es: 'Usted no inició esta conexión o ha caducado. Conéctese de nuevo.',
    zh: '此连接不是由您发起的，或已过期。请重新连接。',
    ar: 'لم تبدأ هذا الاتصال بنفسك، أو انتهت صلاحيته. اتصل مرة أخرى.',
  },
  calendarCodeInvalid: {
    en: 'The code of the calendar has expired or was already used. Connect again.',
    fr: 'Le code de l’agenda a expiré ou a déjà été utilisé. Connectez-vous à nouveau.',
    es: 'El código del calendario ha caducado o ya se usó. Conéctese de nuevo.',
    zh: '日历的代码已过期或已被使用。请重新连接。',
    ar: 'انتهت صلاحية رمز التقويم أو سبق استخدامه. اتصل مرة أخرى.',
  },
  calendarNonceWrong: {
    en: 'The calendar’s response belongs to another request. Connect again.',
    fr: 'La réponse de l’agenda correspond à une autre demande. Connectez-vous à nouveau.',
    es: 'La respuesta del calendario corresponde a otra solicitud. Conéctese de nuevo.',
    zh: '日历的响应属于另一个请求。请重新连接。',
    ar: 'استجابة التقويم تخص طلباً آخر. اتصل مرة أخرى.',
  },
  eventCreated: {
    en: 'The event was created.',
    fr: 'L’événement a été créé.',
    es: 'Se creó el evento.',
    zh: '已创建事件。',
    ar: 'تم إنشاء الحدث.',
  },
  eventUpdated: {
    en: 'The event was updated.',
    fr: 'L’événement a été mis à jour.',
    es: 'Se actualizó el evento.',
    zh: '已更新事件。',
    ar: 'تم تحديث الحدث.',
  },
  videoCreated: {
    en: 'The video was created.',
    fr: 'La vidéo a été ajoutée.',
    es: 'Se añadió el vídeo.',
    zh: '已添加视频。',
    ar: 'تمت إضافة الفيديو.',
  },
  videoUpdated: {
    en: 'The video was updated.',
    fr: 'La vidéo a été mise à jour.',
    es: 'Se actualizó el vídeo.',
    zh: '已更新视频。',
    ar: 'تم تحديث الفيديو.',
  },
  settingsSaved: {
    en: 'The settings were saved.',
    fr: 'Les paramètres ont été enregistrés.',
    es: 'Se guardó la configuración.',
    zh: '已保存设置。',
    ar: 'تم حفظ الإعدادات.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    integrations: typeof integrations;
  }
}
