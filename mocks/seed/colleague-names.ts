/** 50 given names and 45 family names: 2,250 people with different names. */
const givenNames =
  'Adam Aisha Akira Amelie Anton Asha Bianca Carlos Chen Clara Daniel Diego Elena Emil Fatima Felix Frida Gabriel Hana Ibrahim Ida Ivan Jana Julia Kofi Lara Liam Lucia Magnus Maya Mei Milan Nadia Nina Noah Olga Omar Paula Rafael Rosa Samir Sara Sofia Tariq Thea Tomas Uma Victor Yara Zoe'.split(
    ' ',
  );
const familyNames =
  'Abbott Acosta Adeyemi Andersen Bauer Becker Castro Chandra Costa Dahl Diallo Dvorak Eriksen Farouk Fischer Fontaine Garcia Gupta Hansen Hoffmann Ito Jansen Kaya Keller Khan Kowalski Larsen Lehmann Lopez Mansour Mbeki Meyer Moreau Nakamura Nielsen Olsen Park Petrov Rossi Sanchez Sato Schmidt Tanaka Vogel Weber'.split(
    ' ',
  );

/** Coprime to the number of names, so that neighbors have very different names. */
const step = 1009;

/** The name and the e-mail address of one of up to 2,250 colleagues, counted from 1. */
export function nameColleague(number: number): { fullName: string; email: string } {
  const at = (number * step) % (givenNames.length * familyNames.length);
  const given = givenNames[at % givenNames.length] ?? '';
  const family = familyNames[Math.floor(at / givenNames.length)] ?? '';
  return {
    fullName: `${given} ${family}`,
    email: `${given}.${family}@demo.test`.toLowerCase(),
  };
}
