import { fileURLToPath } from 'node:url';

/** A complete production environment that reaches nothing outside of the test. */
export const productionEnv = {
  APP_ENV: 'production',
  EMBEDDED_DATABASE: 'on',
  SMTP_URL: 'smtp://127.0.0.1:1',
  PUBLIC_URL: 'https://conges.example.fr',
  MAIL_FROM: 'Relâche <conges@example.fr>',
  OPERATOR_FILE: fileURLToPath(new URL('./operator.json', import.meta.url)),
  STRIPE_SECRET_KEY: 'sk_test_unused',
  STRIPE_WEBHOOK_SECRET: 'whsec_unused',
  WORKER: 'off',
} as const;
