import type { Language } from './language.ts';

/** What can be wrong with one field. Schemas name one of these as their message, never a sentence. */
export const fieldProblems = ['required', 'email_invalid', 'too_long', 'invalid'] as const;

export type FieldProblem = (typeof fieldProblems)[number];

const sentences: Record<Language, Record<FieldProblem, string>> = {
  fr: {
    required: 'Veuillez remplir tous les champs obligatoires',
    email_invalid: 'Veuillez entrer une adresse email valide',
    too_long: 'Ce texte est trop long',
    invalid: 'Cette valeur n’est pas valable',
  },
  en: {
    required: 'Please fill in all required fields',
    email_invalid: 'Please enter a valid email address',
    too_long: 'This text is too long',
    invalid: 'This value is not valid',
  },
};

function isFieldProblem(message: string): message is FieldProblem {
  return (fieldProblems as readonly string[]).includes(message);
}

/** Turns a schema's message into a sentence; a message of the schema library itself reads as « invalid ». */
export function fieldSentence(message: string, language: Language): string {
  return sentences[language][isFieldProblem(message) ? message : 'invalid'];
}
