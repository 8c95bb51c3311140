import type { ClosingWords } from '../catalogues/closings.ts';
import { spoken as french } from './spoken.ts';

export const closings: ClosingWords = {
  closing: (name, days) => `${french.names.quoted(name)}, ${days}`,
  closed: (closing) => `L’entreprise est fermée\u00a0: ${closing}.`,
  nothingRecorded: (days) => `Rien n’est enregistré pour ${days}\u00a0: l’entreprise est simplement fermée.`,
  waiting: (days) =>
    `Une demande en attente couvre ${days}\u00a0: si elle est refusée, ces jours ne seront pas pris pour la fermeture.`,
};
