import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, Trans } from 'react-i18next';
import { expect, it } from 'vitest';
import { textsOf } from './create-texts.ts';

const awkward = 'R&D <b>x</b> <strong>1</strong> 1 < 2 $t(common:plain)';
const texts = textsOf(
  { fr: { common: { plain: 'Bonjour {{name}}', dressed: 'Ouvrez <strong>{{name}}</strong> et {{name}}.' } } },
  'fr',
);

it('says values as they are, whatever they look like', () => {
  expect(texts.t('plain' as never, { name: `{{name}} ${awkward}` })).toBe(`Bonjour {{name}} ${awkward}`);
});

it('dresses what the text dresses, and nothing of what a value says', () => {
  const markup = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Trans i18nKey={'dressed' as never} values={{ name: awkward }} components={{ strong: <em /> }} />
    </I18nextProvider>,
  );
  const said = 'R&amp;D &lt;b&gt;x&lt;/b&gt; &lt;strong&gt;1&lt;/strong&gt; 1 &lt; 2 $t(common:plain)';
  expect(markup).toBe(`Ouvrez <em>${said}</em> et ${said}.`);
});
