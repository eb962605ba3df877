import type { AreaMessages } from '../messages/localized-text.ts';

/** Messages about images, wherever they are uploaded. Source: PROF-019. */
export const imageMessages = {
  imageTypeRejected: {
    en: 'Please upload an image with the file format as .jpg, .png or .svg.',
    fr: 'Veuillez téléverser une image au format .jpg, .png ou .svg.',
    es: 'Suba una imagen en formato .jpg, .png o .svg.',
    zh: '请上传 .jpg、.png 或 .svg 格式的图片。',
    ar: 'يُرجى رفع صورة بصيغة ‎.jpg أو ‎.png أو ‎.svg.',
  },
  svgRejected: {
    en: 'This SVG contains scripts or external references. Please upload another image.',
    fr: 'Ce SVG contient des scripts ou renvoie à des éléments extérieurs. Veuillez téléverser une autre image.',
    es: 'Este SVG contiene scripts o remite a algo externo. Suba otra imagen.',
    zh: '此 SVG 含有脚本或引用了外部内容，请上传其他图片。',
    ar: 'يحتوي ملف SVG هذا على نصوص برمجية أو يشير إلى محتوى خارجي. يُرجى رفع صورة أخرى.',
  },
  imageSizeMissing: {
    en: 'This image has no width or height. Please upload another image.',
    fr: 'Cette image n’a pas de largeur ou pas de hauteur. Veuillez téléverser une autre image.',
    es: 'Esta imagen no tiene anchura o no tiene altura. Suba otra imagen.',
    zh: '此图片没有宽度或高度，请上传其他图片。',
    ar: 'لا تحتوي هذه الصورة على عرض أو ارتفاع. يُرجى رفع صورة أخرى.',
  },
  imageTooManyPixels: {
    en: 'This image is too large. Its width and height can be up to {limit} pixels.',
    fr: 'Cette image est trop grande : {limit} pixels de large et de haut au maximum.',
    es: 'Esta imagen es demasiado grande: {limit} píxeles de ancho y de alto como máximo.',
    zh: '此图片过大：宽度和高度最多为 {limit} 像素。',
    ar: 'هذه الصورة كبيرة جدًا: {limit} بكسل للعرض والارتفاع كحد أقصى.',
  },
  imageUnknown: {
    en: 'This image was not found.',
    fr: 'Cette image est introuvable.',
    es: 'No se encontró esta imagen.',
    zh: '未找到此图片。',
    ar: 'لم يُعثر على هذه الصورة.',
  },
} as const satisfies AreaMessages;
