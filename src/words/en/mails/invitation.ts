import type { InvitationTexts } from '../../fr/mails/invitation.ts';

export const invitation: InvitationTexts = {
  subject: (inviter, organization) =>
    inviter
      ? `${inviter} invites you to join ${organization} on Relâche`
      : `You are invited to join ${organization} on Relâche`,
  preview: 'Your leave in a few clicks. No password to remember.',
  title: (firstName) => `Hello ${firstName},`,
  invitation: (inviter, organization) =>
    inviter
      ? `${inviter} invites you to join ${organization} on Relâche.`
      : `You are invited to join ${organization} on Relâche.`,
  purpose: 'It is where you ask for leave, follow the decision and see who is away in your team.',
  button: 'Join my team',
  accountant: {
    preview: 'The payroll of your clients, without retyping. No password to remember.',
    purpose:
      'It is where you see the absences of each month by code, with payroll numbers, close months and ask your questions. Your seat is free, and the same address serves every company that invites you.',
    button: 'Open payroll',
  },
  validity: (days, email) =>
    `This link works for ${days} days, and once only. After that, log in with your address ${email}: we send you a link, there is no password.`,
  stranger: 'You do not know this organisation? Ignore this message and nothing will happen.',
  elsewhere: {
    preview: 'Your address already has an account in another organisation.',
    why: (email) =>
      `Your address ${email} already has an account in another organisation, and an address has only one. Nobody but you is told so.`,
    ways: 'To accept, give another address to the person who invites you. Or leave your present organisation first, from your Profile page, then ask for a login link. If you do nothing, nothing changes.',
  },
};
