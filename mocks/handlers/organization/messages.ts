import type { AreaMessages } from '../../core/messages/localized-text.ts';
import { recordMessages } from '../../core/messages/records.ts';
import { imageMessages } from '../../core/images/messages.ts';

/** Messages of the organization operations. */
export const organization = {
  ...imageMessages,
  ...recordMessages,
  settingsSaved: {
    en: 'The organization settings were saved.',
    fr: 'Les paramètres de l’organisation ont été enregistrés.',
    es: 'Se guardó la configuración de la organización.',
    zh: '已保存组织设置。',
    ar: 'تم حفظ إعدادات المؤسسة.',
  },
  logoUploaded: {
    en: 'The logo was uploaded.',
    fr: 'Le logo a été téléversé.',
    es: 'Se subió el logotipo.',
    zh: '已上传徽标。',
    ar: 'تم رفع الشعار.',
  },
  holidayCreated: {
    en: 'The holiday was created.',
    fr: 'Le jour férié a été créé.',
    es: 'Se creó el festivo.',
    zh: '已创建节假日。',
    ar: 'تم إنشاء العطلة.',
  },
  holidaysCreated: {
    en: '{count, plural, one {# holiday was} other {# holidays were}} created.',
    fr: '{count, plural, one {# jour férié a été créé} many {# de jours fériés ont été créés} other {# jours fériés ont été créés}}.',
    es: '{count, plural, one {Se creó # festivo} many {Se crearon # de festivos} other {Se crearon # festivos}}.',
    zh: '已创建 {count} 个节假日。',
    ar: '{count, plural, zero {لم تُنشأ أي عطلة} one {تم إنشاء عطلة واحدة} two {تم إنشاء عطلتين} few {تم إنشاء # عطل} many {تم إنشاء # عطلة} other {تم إنشاء # عطلة}}.',
  },
  holidayTwice: {
    en: 'Another row has this day, too.',
    fr: 'Une autre ligne a aussi cette date.',
    es: 'Otra fila también tiene este día.',
    zh: '另一行也是这一天。',
    ar: 'يوجد سطر آخر لهذا اليوم.',
  },
  holidayUpdated: {
    en: 'The holiday was updated.',
    fr: 'Le jour férié a été mis à jour.',
    es: 'Se actualizó el festivo.',
    zh: '已更新节假日。',
    ar: 'تم تحديث العطلة.',
  },
  holidayTaken: {
    en: 'There’s already a holiday on this day.',
    fr: 'Un autre jour férié existe déjà à cette date.',
    es: 'Ya hay otro festivo en este día.',
    zh: '这一天已有另一个节假日。',
    ar: 'توجد عطلة أخرى في هذا اليوم بالفعل.',
  },
  listCreated: {
    en: 'The list was created.',
    fr: 'La liste a été créée.',
    es: 'Se creó la lista.',
    zh: '已创建列表。',
    ar: 'تم إنشاء القائمة.',
  },
  listUpdated: {
    en: 'The list was updated.',
    fr: 'La liste a été mise à jour.',
    es: 'Se actualizó la lista.',
    zh: '已更新列表。',
    ar: 'تم تحديث القائمة.',
  },
  optionsAlike: {
    en: 'Two options have the same ID or code.',
    fr: 'Deux options ont le même identifiant ou le même code.',
    es: 'Dos opciones tienen el mismo identificador o código.',
    zh: '两个选项的标识或代码相同。',
    ar: 'لخيارين المعرّف أو الرمز نفسه.',
  },
  optionsSelected: {
    en: 'Only one option can be selected by default.',
    fr: 'Une seule option peut être sélectionnée au départ.',
    es: 'Solo una opción puede estar seleccionada al principio.',
    zh: '最初只能选中一个选项。',
    ar: 'يمكن تحديد خيار واحد فقط في البداية.',
  },
  pageCreated: {
    en: 'The page was created.',
    fr: 'La page a été créée.',
    es: 'Se creó la página.',
    zh: '已创建页面。',
    ar: 'تم إنشاء الصفحة.',
  },
  pageUpdated: {
    en: 'The page was updated.',
    fr: 'La page a été mise à jour.',
    es: 'Se actualizó la página.',
    zh: '已更新页面。',
    ar: 'تم تحديث الصفحة.',
  },
  routeTaken: {
    en: 'Another page already uses this address.',
    fr: 'Une autre page a déjà cette adresse.',
    es: 'Otra página ya tiene esta dirección.',
    zh: '另一个页面已使用此地址。',
    ar: 'صفحة أخرى لها هذا العنوان بالفعل.',
  },
  menuSaved: {
    en: 'The menu was saved.',
    fr: 'Le menu a été enregistré.',
    es: 'Se guardó el menú.',
    zh: '已保存菜单。',
    ar: 'تم حفظ القائمة الرئيسية.',
  },
  menuIdsAlike: {
    en: 'Two menu items have the same ID.',
    fr: 'Deux entrées du menu ont le même identifiant.',
    es: 'Dos entradas del menú tienen el mismo identificador.',
    zh: '两个菜单项的标识相同。',
    ar: 'لمدخلين في القائمة المعرّف نفسه.',
  },
  menuShape: {
    en: 'A menu group has items and no address. A page has an address and no items.',
    fr: 'Un groupe a des entrées et pas d’adresse, une page a une adresse et pas d’entrées.',
    es: 'Un grupo tiene entradas y ninguna dirección; una página tiene dirección y ninguna entrada.',
    zh: '分组有子项而无地址，页面有地址而无子项。',
    ar: 'للمجموعة مداخل وليس لها عنوان، وللصفحة عنوان وليس لها مداخل.',
  },
  menuRestored: {
    en: 'The default menu was restored.',
    fr: 'Le menu par défaut a été rétabli.',
    es: 'Se restableció el menú predeterminado.',
    zh: '已恢复默认菜单。',
    ar: 'تمت استعادة القائمة الافتراضية.',
  },
  menuEmpty: {
    en: 'A menu needs at least one page.',
    fr: 'Un menu doit contenir au moins une page.',
    es: 'Un menú necesita al menos una página.',
    zh: '菜单至少需要一个页面。',
    ar: 'تحتاج القائمة إلى صفحة واحدة على الأقل.',
  },
  menuPageUnknown: {
    en: 'There is no page with this address.',
    fr: 'Aucune page n’a cette adresse.',
    es: 'Ninguna página tiene esta dirección.',
    zh: '没有使用此地址的页面。',
    ar: 'لا توجد صفحة بهذا العنوان.',
  },
  menuPageTwice: {
    en: 'This page is already in the menu.',
    fr: 'Cette page figure déjà dans le menu.',
    es: 'Esta página ya está en el menú.',
    zh: '此页面已在菜单中。',
    ar: 'هذه الصفحة موجودة في القائمة بالفعل.',
  },
  scriptCreated: {
    en: 'The script was created.',
    fr: 'Le script a été créé.',
    es: 'Se creó el script.',
    zh: '已创建脚本。',
    ar: 'تم إنشاء النص البرمجي.',
  },
  scriptUpdated: {
    en: 'The script was updated.',
    fr: 'Le script a été mis à jour.',
    es: 'Se actualizó el script.',
    zh: '已更新脚本。',
    ar: 'تم تحديث النص البرمجي.',
  },
  zipUnknown: {
    en: 'This ZIP code was not found.',
    fr: 'Ce code postal est introuvable.',
    es: 'No se encontró este código postal.',
    zh: '未找到此邮政编码。',
    ar: 'لم يُعثر على هذا الرمز البريدي.',
  },
  codeTaken: {
    en: 'This code is already in use.',
    fr: 'Ce code est déjà pris.',
    es: 'Este código ya está en uso.',
    zh: '此代码已被使用。',
    ar: 'هذا الرمز مستخدم بالفعل.',
  },
} as const satisfies AreaMessages;

declare module '../../core/messages/area.ts' {
  interface MessagesOfAreas {
    organization: typeof organization;
  }
}
