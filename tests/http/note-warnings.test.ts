import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';

/** Where one writes freely about a person, and the sentence that stands beside the field. */
const warned: Readonly<Record<string, readonly string[]>> = {
  'src/app/features/connections/own-replies.tsx': ['connections:replies.hint'],
  'src/app/features/leave-requests/form/override-reason.tsx': ['leave:override.hint'],
  'src/app/features/leave-requests/form/request-form.tsx': [
    'leave-requests:form.noteHint',
    'leave-requests:form.noteHealthHint',
    'leave-requests:form.justificationHint',
  ],
  'src/app/features/payroll/remarks-dialog.tsx': ['payroll:remarks.hint'],
  'src/app/features/payslips/adjust-row-dialog.tsx': ['payslips:adjust.reasonHint'],
  'src/app/features/payslips/ask-dialog.tsx': ['payslips:ask.hint'],
  'src/app/features/payslips/note-dialog.tsx': ['payslips:note.hint'],
  'src/app/features/people-sheets/adjust-dialog.tsx': ['people-sheets:adjust.reasonHint'],
  'src/app/features/recordings/record-several-page.tsx': [
    'recordings:healthNote',
    'leave-requests:form.noteHint',
    'recordings:overrideHint',
  ],
  'src/app/leave/comments/comment-form.tsx': [
    'request-files:comments.whoReads',
    'request-files:comments.whoReadsOwn',
  ],
  'src/app/leave/reason-field.tsx': ['leave:reasons.health'],
};

/** Tables and keys that are pasted, addresses, and words about the company. */
const aboutNobody = [
  'src/app/features/api-keys/new-key-dialog.tsx',
  'src/app/features/balance-imports/import-form.tsx',
  'src/app/features/closings/closing-editor.tsx',
  'src/app/features/company-login/saml-dialog.tsx',
  'src/app/features/connections/company-key-dialog.tsx',
  'src/app/features/coverage/blackout-dialog.tsx',
  'src/app/features/gallery/fields-section.tsx',
  'src/app/features/insights/pay-bases-card.tsx',
  'src/app/features/payslips/payslips-form.tsx',
  'src/app/features/people-imports/people-import-form.tsx',
  'src/app/features/teams/team-dialog.tsx',
  'src/app/features/users/bulk/bulk-invite-dialog.tsx',
];

function textOf(language: string, key: string): string {
  const [file = '', path = ''] = key.split(':');
  let found: unknown = JSON.parse(readFileSync(`src/words/${language}/screens/${file}.json`, 'utf8'));
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part];
  return String(found);
}

it('V27: every field for free text about a person says that nothing medical belongs there', () => {
  const screens = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src/app', name))
    .filter((path) => readFileSync(path, 'utf8').includes('<Textarea'));
  expect(screens.toSorted()).toEqual([...Object.keys(warned), ...aboutNobody].toSorted());
  for (const [path, keys] of Object.entries(warned)) {
    expect(readFileSync(path, 'utf8'), path).toContain('hint=');
    for (const key of keys)
      for (const language of languages)
        expect(textOf(language, key), `${language} ${key}`).toMatch(/médical|santé|medical|health/);
  }
});
