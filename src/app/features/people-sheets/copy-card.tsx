import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AskForCopy } from '#app/frame/privacy/ask-for-copy.tsx';
import { PAGES } from '#contract/pages.ts';
import { Card } from '#ui/card.tsx';

/** For admins: a copy of what is kept about this person, to be handed to them. */
export function CopyCard({ person }: { person: { id: string; name: string } }) {
  const { t } = useTranslation(['privacy', 'pages']);
  return (
    <Card title={t('privacy:person.title')}>
      <div className="flex flex-col items-start gap-4">
        <p className="text-muted">
          {t('privacy:person.text')}{' '}
          <Link className="link" to={PAGES.myData.path}>
            {t('pages:myData.name')}
          </Link>
        </p>
        <AskForCopy person={person} />
        <p className="text-muted">
          {t('privacy:person.erase')}{' '}
          <Link className="link" to={PAGES.formerPeople.path}>
            {t('privacy:person.former')}
          </Link>
        </p>
      </div>
    </Card>
  );
}
