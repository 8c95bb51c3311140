import { plainWord } from '#domain/text/plain-word.ts';

/** What a column of a table of people can say about who they are. */
export type PersonHeading = 'email' | 'firstName' | 'lastName' | 'fullName';

const someone = '(salaries?|collaborateurs?|collaboratrices?|employes?|employees?|personnes?|agents?)';

const headings: readonly (readonly [PersonHeading, RegExp])[] = [
  [
    'email',
    /^((adresse )?(e-?mails?|mails?|courriels?|electronique)( (pro|professionnel|professionnelle|address))?|adresse|(work|company) e-?mail)$/,
  ],
  [
    'firstName',
    new RegExp(`^(prenoms?|prenom usuel|first ?name|given ?name|forename)( (du |de l')?${someone})?$`),
  ],
  [
    'fullName',
    new RegExp(
      `^(name|full ?name|display ?name|nom complet|nom d'affichage|noms? (et |/ ?|- ?|& ?)?prenoms?|prenoms? (et |/ ?|- ?|& ?)?noms?|(nom )?(du |de l')?${someone}|person|staff( member)?|(employee|person) name)$`,
    ),
  ],
  [
    'lastName',
    /^(noms?|noms? (de famille|d'usage|usuel|de naissance|d'epouse|marital)|last ?name|surname|family name)$/,
  ],
];

/** The wordings people and payroll programs use; null for a heading that says nothing about who someone is. */
export function personHeading(cell: string): PersonHeading | null {
  const word = plainWord(cell)
    // « First Name [Required] », as Google writes it.
    .replace(/\[[^\]]*\]/g, '')
    .trim()
    .replace(/[:*.]+$/, '')
    .trim();
  return headings.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
}
