import type { AreaMessages } from '../../../core/messages/localized-text.ts';

/** Validation messages of fields. Source: ASSET-067. */
export const fields = {
  assetNumbersOnly: {
    en: 'Field allows numbers only',
    fr: 'Le champ n’accepte que des nombres',
    es: 'El campo solo admite números',
    zh: '此字段只允许输入数字',
    ar: 'يقبل الحقل الأرقام فقط',
  },
  assetPriceDigits: {
    en: 'Price allows up to 10 digits with up to {decimals} decimals.',
    fr: 'Le prix admet jusqu’à 10 chiffres et {decimals} décimales.',
    es: 'El precio admite hasta 10 dígitos y {decimals} decimales.',
    zh: '价格最多 10 位数字和 {decimals} 位小数。',
    ar: 'يقبل السعر حتى 10 أرقام و{decimals} منازل عشرية.',
  },
  assetOptionsMissing: {
    en: 'Add at least one option to the drop-down.',
    fr: 'Une liste déroulante doit avoir au moins une option.',
    es: 'Una lista desplegable necesita al menos una opción.',
    zh: '下拉列表至少需要一个选项。',
    ar: 'تحتاج القائمة المنسدلة إلى خيار واحد على الأقل.',
  },
  assetOptionsUnfit: {
    en: 'A text box can’t have options.',
    fr: 'Une zone de texte n’a pas d’options.',
    es: 'Un cuadro de texto no tiene opciones.',
    zh: '文本框没有选项。',
    ar: 'مربع النص ليس له خيارات.',
  },
  assetOptionTwice: {
    en: 'The option {option} is listed twice.',
    fr: 'L’option {option} figure deux fois.',
    es: 'La opción {option} está repetida.',
    zh: '选项 {option} 重复。',
    ar: 'الخيار {option} مكرر.',
  },
  assetTeamUnfit: {
    en: 'Only a type that is assigned to teams can have a team.',
    fr: 'Seul un type attribué à des équipes a une équipe.',
    es: 'Solo un tipo que se asigna a equipos tiene un equipo.',
    zh: '只有分配给团队的类型才有团队。',
    ar: 'للنوع الذي يُسند إلى الفرق فقط فريق.',
  },
} as const satisfies AreaMessages;
