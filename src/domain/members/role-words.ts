import { plainWord } from '#domain/text/plain-word.ts';
import type { MemberRole } from './role.ts';

/** The words people write for a role, in both languages and all genders, without accents. */
const words: Record<MemberRole, readonly string[]> = {
  employee: [
    'employe',
    'employee',
    'salarie',
    'salariee',
    'collaborateur',
    'collaboratrice',
    'utilisateur',
    'utilisatrice',
    'user',
    'staff',
  ],
  team_lead: [
    "chef d'equipe",
    "cheffe d'equipe",
    'chef equipe',
    'cheffe equipe',
    "responsable d'equipe",
    'team lead',
    'team leader',
    'teamlead',
  ],
  manager: ['manager', 'manageur', 'manageuse', 'responsable', 'gestionnaire'],
  admin: ['admin', 'administrateur', 'administratrice', 'administrator'],
};

const roleOfWord = new Map(
  Object.entries(words).flatMap(([role, known]) => known.map((word) => [word, role as MemberRole] as const)),
);

/** « Employé(e) », « Chef d’équipe » or « Administratrice »; null for a word that names no role. */
export function roleFromWord(text: string): MemberRole | null {
  return roleOfWord.get(plainWord(text)) ?? null;
}
