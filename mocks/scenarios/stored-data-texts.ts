import { languages, type Language } from '../core/messages/localized-text.ts';
import { formatMessage } from '../core/messages/format-message.ts';

/** Texts for stored demo data that cannot be used. `{expected}` and `{found}` are versions. */
interface StoredDataTexts {
  outdated: string;
  damaged: string;
  older: string;
  newer: string;
  broken: string;
  consequence: string;
  keep: string;
  exportData: string;
  rebuild: string;
  unchanged: string;
  exportFailed: string;
}

const texts: Record<Language, StoredDataTexts> = {
  en: {
    outdated: 'The demo data in this browser is from another version',
    damaged: 'The demo data in this browser is damaged',
    older: 'Atrium needs demo data version {expected} but found version {found}.',
    newer: 'Atrium needs demo data version {expected} but found a newer one.',
    broken: 'Atrium can’t read parts of the demo data.',
    consequence:
      'Nothing was changed. Atrium can’t start until you rebuild the demo data, which deletes everything you changed in it. You can export a copy first.',
    keep: 'Keep data',
    exportData: 'Export data',
    rebuild: 'Rebuild demo data',
    unchanged:
      'The data stays in this browser, and Atrium can’t start with it. You can close this page.',
    exportFailed: 'Couldn’t export the data.',
  },
  fr: {
    outdated: 'Ce navigateur contient des données de démonstration d’une autre version',
    damaged: 'Les données de démonstration de ce navigateur sont endommagées',
    older:
      'Atrium attend des données de démonstration de version {expected} et a trouvé la version {found}.',
    newer:
      'Atrium attend des données de démonstration de version {expected} et en a trouvé de plus récentes.',
    broken: 'Atrium ne peut pas lire une partie des données de démonstration.',
    consequence:
      'Rien n’a été modifié. Atrium ne peut pas démarrer tant que vous n’avez pas recréé les données de démonstration, ce qui supprime toutes vos modifications. Vous pouvez d’abord en exporter une copie.',
    keep: 'Conserver les données',
    exportData: 'Exporter les données',
    rebuild: 'Recréer les données de démonstration',
    unchanged:
      'Les données restent dans ce navigateur et Atrium ne peut pas démarrer avec elles. Vous pouvez fermer cette page.',
    exportFailed: 'Les données n’ont pas pu être exportées.',
  },
  es: {
    outdated: 'Este navegador tiene datos de demostración de otra versión',
    damaged: 'Los datos de demostración de este navegador están dañados',
    older:
      'Atrium espera datos de demostración de la versión {expected} y encontró la versión {found}.',
    newer:
      'Atrium espera datos de demostración de la versión {expected} y encontró otros más recientes.',
    broken: 'Atrium no puede leer parte de los datos de demostración.',
    consequence:
      'No se ha cambiado nada. Atrium no puede iniciarse hasta que vuelva a crear los datos de demostración, lo que elimina todos sus cambios. Antes puede exportar una copia.',
    keep: 'Conservar los datos',
    exportData: 'Exportar los datos',
    rebuild: 'Volver a crear los datos de demostración',
    unchanged:
      'Los datos permanecen en este navegador y Atrium no puede iniciarse con ellos. Puede cerrar esta página.',
    exportFailed: 'No se pudieron exportar los datos.',
  },
  zh: {
    outdated: '此浏览器中的演示数据属于其他版本',
    damaged: '此浏览器中的演示数据已损坏',
    older: 'Atrium 需要版本 {expected} 的演示数据，但找到的是版本 {found}。',
    newer: 'Atrium 需要版本 {expected} 的演示数据，但找到的是更新的版本。',
    broken: 'Atrium 无法读取部分演示数据。',
    consequence:
      '数据未作任何更改。重建演示数据之前，Atrium 无法启动；重建会删除您所做的全部更改。您可以先导出一份副本。',
    keep: '保留数据',
    exportData: '导出数据',
    rebuild: '重建演示数据',
    unchanged: '数据仍保留在此浏览器中，Atrium 无法使用它们启动。您可以关闭此页面。',
    exportFailed: '无法导出数据。',
  },
  ar: {
    outdated: 'يحتوي هذا المتصفح على بيانات تجريبية من إصدار آخر',
    damaged: 'البيانات التجريبية في هذا المتصفح تالفة',
    older: 'يتوقع Atrium بيانات تجريبية من الإصدار {expected}، ووجد الإصدار {found}.',
    newer: 'يتوقع Atrium بيانات تجريبية من الإصدار {expected}، ووجد إصدارًا أحدث.',
    broken: 'يتعذّر على Atrium قراءة أجزاء من البيانات التجريبية.',
    consequence:
      'لم يتغيّر أي شيء. لا يمكن تشغيل Atrium حتى تعيد إنشاء البيانات التجريبية، وهو ما يحذف كل ما غيّرته فيها. يمكنك تصدير نسخة أولًا.',
    keep: 'الاحتفاظ بالبيانات',
    exportData: 'تصدير البيانات',
    rebuild: 'إعادة إنشاء البيانات التجريبية',
    unchanged: 'تبقى البيانات في هذا المتصفح، ولا يمكن تشغيل Atrium بها. يمكنك إغلاق هذه الصفحة.',
    exportFailed: 'تعذّر تصدير البيانات.',
  },
};

/** The texts in the language of a tag; English if there are none. */
export function storedDataTexts(
  tag: string,
  {
    reason,
    expected,
    found,
  }: { reason: 'outdated' | 'damaged'; expected: number; found: number | null },
) {
  const language = languages.find((each) => tag.startsWith(each)) ?? 'en';
  const { outdated, damaged, older, newer, broken, ...others } = texts[language];
  if (reason === 'damaged') return { ...others, title: damaged, what: broken };
  const template = found === null ? newer : older;
  const versions = { expected: String(expected), found: String(found) };
  return { ...others, title: outdated, what: formatMessage(template, versions, language) };
}
