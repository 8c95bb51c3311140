import type { ProofCodeTexts } from '../../fr/mails/proof-code.ts';

export const proofCode: ProofCodeTexts = {
  subject: 'Your Relâche verification code',
  preview: (minutes) => `To be typed in the open page. It works for ${minutes} minutes.`,
  title: (firstName) => `Hello ${firstName},`,
  told: 'Here is the code to type in the Relâche page that asks for it:',
  validity: (minutes) => `It works for ${minutes} minutes, for this session alone.`,
  stranger:
    'You asked for nothing? Give this code to nobody, and end your other sessions from the page My sessions.',
};
