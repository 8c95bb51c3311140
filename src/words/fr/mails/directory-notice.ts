export interface DirectoryNoticeTexts {
  readonly subject: string;
  readonly preview: string;
  readonly title: (firstName: string) => string;
  readonly told: (directory: string) => string;
  readonly line: (person: string, reason: string) => string;
  readonly more: (count: number) => string;
  readonly advice: string;
  readonly button: string;
}

export const directoryNotice: DirectoryNoticeTexts = {
  subject: 'Votre annuaire a été refusé',
  preview: 'Ce que l’annuaire n’a pas pu faire',
  title: (firstName) => `Bonjour ${firstName},`,
  told: (directory) => `L’annuaire «\u00a0${directory}\u00a0» a demandé ce que Relâche n’a pas fait\u00a0:`,
  line: (person, reason) => `${person}\u00a0: ${reason}`,
  more: (count) =>
    count === 1
      ? 'Et un autre refus sur la page des annuaires.'
      : `Et ${count} autres refus sur la page des annuaires.`,
  advice: 'Rien d’autre n’a changé. Ce message vient une fois par jour au plus, tant qu’il y a du nouveau.',
  button: 'Ouvrir la page des annuaires',
};
