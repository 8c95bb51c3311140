import { expect, it } from 'vitest';
import { languages } from '#domain/text/language.ts';
import { botManifest } from '#server/teams-bot/bot-app.ts';
import { slackManifest } from './slack-manifest.ts';

const publicUrl = 'https://relache.test';

it('is in the words of who installs it, with a command for each language', () => {
  const about = (language: (typeof languages)[number]) =>
    slackManifest(publicUrl, language).display_information.description;
  expect(languages.map(about)).toEqual(['Congés et absences', 'Leave and absences']);
  const { slash_commands: commands } = slackManifest(publicUrl, 'en').features;
  expect(commands.map(({ command, usage_hint: hint }) => `${command} ${hint}`)).toEqual([
    '/conges [demander | solde | absents | canal]',
    '/leave [ask | balance | away | channel]',
  ]);
});

it('is in the words of who uploads it to Teams, as short as Teams wants it', () => {
  const told = languages.map((language) => botManifest(publicUrl, 'app', language));
  expect(told.map(({ description }) => description.short)).toEqual([
    'Décider des congés dans Teams',
    'Decide on leave in Teams',
  ]);
  for (const { name, description } of told) {
    expect(name.full.length).toBeLessThanOrEqual(100);
    expect(description.short.length).toBeLessThanOrEqual(80);
  }
});
